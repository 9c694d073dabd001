-- The rows that are old enough to be deleted, found without reading the whole table each night. Rows are written in about
-- the order of their times, so an index of blocks is enough; it takes a few kilobytes.
create index delivery_age on delivery using brin (created_at);
create index event_age on event using brin (created_at);
create index outbox_done on outbox using brin (done_at);
