-- Finds the rows that are old enough to delete without a full scan each night. Rows are stored roughly in order of
-- time, so a block-range index of a few kilobytes is enough.
create index delivery_age on delivery using brin (created_at);
create index event_age on event using brin (created_at);
create index outbox_done on outbox using brin (done_at);
