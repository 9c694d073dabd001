-- Whether live data may be disclosed to a firm in full, as a trusted adviser, or only as insights. Approved firms get
-- this from their application.
alter table company add column disclosure jsonb;

alter table company no force row level security;
alter table production_application no force row level security;
update company c set disclosure = jsonb_build_object(
    'kind', case when a.answers ->> 'access_model' = 'trusted_adviser' then 'trusted_adviser' else 'insight' end,
    'adviserClass', a.answers ->> 'adviser_class', 'confirmedBy', a.decided_by)
  from (select distinct on (company_id) company_id, answers, decided_by from production_application
    where state = 'approved' order by company_id, decided_at desc) a
  where a.company_id = c.id and c.live_approved_at is not null;
alter table company force row level security;
alter table production_application force row level security;
