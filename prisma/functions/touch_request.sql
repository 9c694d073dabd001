-- Sets the time of a request's last change, if the change is one that the API shows.
create or replace function touch_request() returns trigger language plpgsql as $$
begin
  new.updated_at = clock_timestamp();
  return new;
end $$;
create or replace trigger touch before update on request for each row
  when (row(old.status, old.stage, old.generation, old.client_name, old.client_ref, old.redirect_uri, old.cancel_uri,
      old.return_state, old.contact_sealed, old.verification_id, old.link_locks_at, old.consented_at, old.ready_at,
      old.purge_at, old.withdrawn_at, old.purged_at, old.attempt_at, old.attempt_outcome, old.attempt_institution,
      old.refresh_every_days, old.refresh_due_at)
    is distinct from row(new.status, new.stage, new.generation, new.client_name, new.client_ref, new.redirect_uri,
      new.cancel_uri, new.return_state, new.contact_sealed, new.verification_id, new.link_locks_at, new.consented_at,
      new.ready_at, new.purge_at, new.withdrawn_at, new.purged_at, new.attempt_at, new.attempt_outcome,
      new.attempt_institution, new.refresh_every_days, new.refresh_due_at))
  execute function touch_request();
