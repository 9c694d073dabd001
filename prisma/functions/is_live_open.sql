-- True if the company is approved for live and not suspended.
create or replace function is_live_open(company text) returns boolean language plpgsql as $$
begin
  perform set_config('app.company_id', company, true);
  return (select c.live_approved_at is not null and c.suspended_at is null from company c where c.id = company);
end $$;
