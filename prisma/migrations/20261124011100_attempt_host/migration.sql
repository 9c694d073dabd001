-- The host and port of an attempt, and the system's error code if there was no response.
alter table delivery_attempt add column host text;
alter table delivery_attempt add column error_code text;
