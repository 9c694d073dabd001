-- Lists at most `most` companies of a user, in the order in which the user joined them, with the facts that each page
-- of the portal needs about its company. Every page of the portal calls this function, so it takes only one round trip.
create or replace function list_memberships(of_user text, most int)
  returns table (company_id text, company_name text, role text, approved_at timestamptz, suspended_at timestamptz,
    require_sso boolean, require_second_factor boolean, break_glass_user_id text)
  language plpgsql as $$
begin
  perform set_config('app.asked', of_user, true);
  for company_id, role in
    select m.company_id, m.role::text from membership m where m.user_id = of_user order by m.created_at, m.id limit most
  loop
    perform set_config('app.company_id', company_id, true);
    select b.display_name, c.live_approved_at, c.suspended_at, s.require_sso, s.require_second_factor, s.break_glass_user_id
      into company_name, approved_at, suspended_at, require_sso, require_second_factor, break_glass_user_id
      from company c join brand b on b.company_id = c.id join company_settings s on s.company_id = c.id
      where c.id = list_memberships.company_id;
    if found then return next; end if;
  end loop;
end $$;
