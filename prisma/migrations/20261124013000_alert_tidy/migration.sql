-- Housekeeping deletes updates of all companies after 90 days.
create index alert_age on alert (created_at);
create policy worker_reads on alert for select using (scope_worker());
create policy worker_deletes on alert for delete using (scope_worker());
