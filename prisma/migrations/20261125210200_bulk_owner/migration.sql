-- The new owner, in a run that assigns owners; null to remove the owner, and in other runs.
alter table bulk_run add column owner_id text;
