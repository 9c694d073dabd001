-- Returns a pending delivery with its event and endpoint. Also returns the database's time, which becomes the time of
-- the attempt. The clock of a process may be wrong by days, and a new streak of failures would then look days old.
create or replace function find_delivery(company text, env environment, delivery_id text)
  returns table (delivery json, event json, endpoint json) language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  return query
    select (select row_to_json(x) from (select d.*, clock_timestamp() as asked_at) x), row_to_json(e), row_to_json(w)
    from delivery d
    join event e on e.id = d.event_id and e.company_id = d.company_id and e.environment = d.environment
    join webhook_endpoint w on w.id = d.endpoint_id and w.company_id = d.company_id and w.environment = d.environment
    where d.id = find_delivery.delivery_id and d.company_id = company and d.environment = env and d.state = 'pending';
end $$;
