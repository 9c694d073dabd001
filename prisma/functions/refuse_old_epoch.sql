-- Refuses a value wrapped under an epoch that is about to be destroyed. A process that was suspended for a long time
-- could write such a value. Runs after the row is written, because a rotation waits for transactions that have written.
create or replace function refuse_old_epoch() returns trigger language plpgsql as $$
declare
  written bytea[];
  lowest int;
begin
  if tg_table_name = 'request' then written = array[new.data_key_wrapped, new.farewell_sealed];
  else written = array[new.creating_sealed];
  end if;
  select e.floor into lowest from key_epoch e;
  if exists (select 1 from unnest(written) w
      where get_byte(w, 2) = 3 and get_byte(w, 0) * 256 + get_byte(w, 1) < lowest) then
    raise exception 'a value was sealed under an epoch that has ended';
  end if;
  return null;
end $$;
create or replace trigger epoch after insert or update of data_key_wrapped, farewell_sealed on request for each row
  when (new.data_key_wrapped is not null or new.farewell_sealed is not null) execute function refuse_old_epoch();
create or replace trigger epoch after insert or update of creating_sealed on consent for each row
  when (new.creating_sealed is not null) execute function refuse_old_epoch();
