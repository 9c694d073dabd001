-- Returns the requests with these ids, and their consents, in one round trip.
create or replace function find_requests(company text, env environment, request_ids text[])
  returns table (request json, consent json) language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  return query
    select row_to_json(r), row_to_json(c)
    from request r left join consent c
      on c.request_id = r.id and c.company_id = r.company_id and c.environment = r.environment
    where r.id = any(request_ids) and r.company_id = company and r.environment = env;
end $$;
