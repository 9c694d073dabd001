-- Sets the time of a request's last change when its consent changes in a way that the API shows.
create or replace function touch_request_of_consent() returns trigger language plpgsql as $$
begin
  update request r set updated_at = clock_timestamp()
    where r.id = new.request_id and r.company_id = new.company_id and r.environment = new.environment;
  return null;
end $$;
create or replace trigger touch_of_consent after update on consent for each row
  when (row(old.given_at, old.expires_at, old.institutions, old.trouble, old.trouble_since, old.ended_at)
    is distinct from row(new.given_at, new.expires_at, new.institutions, new.trouble, new.trouble_since, new.ended_at))
  execute function touch_request_of_consent();
