-- Where an attempt of a delivery was sent, as host and port only, and the system's code where there was no answer.
alter table delivery_attempt add column host text;
alter table delivery_attempt add column error_code text;
