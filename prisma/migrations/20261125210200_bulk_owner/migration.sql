-- The member to whom a run that changes owners gives its requests; null for none.
alter table bulk_run add column owner_id text;
