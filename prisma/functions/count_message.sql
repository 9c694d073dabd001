-- Counts each invitation and reminder once, when its audit entry is written.
create or replace function count_message() returns trigger language plpgsql as $$
begin
  insert into usage_count (company_id, environment, day, what, count)
  values (new.company_id, new.environment, (new.at at time zone 'Australia/Sydney')::date, new.action, 1);
  return null;
end $$;

-- Counts one message in each of the `windows`. If a window is full, counts the message in no window. Returns null, or
-- the first full window and the seconds until it resets. A window starts with its first message. Locks rows in the
-- order of their ids, so that concurrent messages are all counted and cannot deadlock.
create or replace function count_message(windows json, at timestamptz) returns json language plpgsql as $$
declare
  w record;
  full_one json;
begin
  for w in select x.id, x.seconds, x.most, x.place
      from json_to_recordset(windows) x(id text, seconds int, most int, place int) order by x.id loop
    insert into message_count as m (id, until, used) values (w.id, at + make_interval(secs => w.seconds), 0)
      on conflict (id) do update set
        until = case when m.until <= at then excluded.until else m.until end,
        used = case when m.until <= at then 0 else m.used end;
  end loop;
  select json_build_object('place', x.place, 'seconds', ceil(extract(epoch from m.until - at))::int) into full_one
    from json_to_recordset(windows) x(id text, seconds int, most int, place int)
    join message_count m on m.id = x.id
    where m.used >= x.most order by x.place limit 1;
  if full_one is not null then return full_one; end if;
  update message_count m set used = m.used + 1
    where m.id in (select x.id from json_to_recordset(windows) x(id text));
  return null;
end $$;
