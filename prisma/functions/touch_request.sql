-- Sets the time of a request's last change, if the change is one that the API shows.
create or replace function touch_request() returns trigger language plpgsql as $$
declare
  shown constant text[] := '{status, stage, generation, client_name, client_ref, redirect_uri, cancel_uri, return_state,
    contact_sealed, verification_id, link_locks_at, consented_at, ready_at, purge_at, withdrawn_at, purged_at, attempt_at,
    attempt_outcome, attempt_institution, refresh_every_days, refresh_due_at}';
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
begin
  if not after ?& shown then raise exception 'touch_request names a column that request does not have'; end if;
  if exists (select from unnest(shown) name where before -> name is distinct from after -> name) then
    new.updated_at = clock_timestamp();
  end if;
  return new;
end $$;
create or replace trigger touch before update on request for each row execute function touch_request();
