-- The member who gets the requests of a run that changes owners; null for none.
alter table bulk_run add column owner_id text;
