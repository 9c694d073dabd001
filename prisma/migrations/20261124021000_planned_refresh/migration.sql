-- Every how many days an ongoing report is refreshed, as the customer agreed, and when the next refresh is due.
alter table request add column refresh_every_days integer;
alter table request add column refresh_due_at timestamptz(3);
-- The sandbox bank shows it to the customer, as our own page does.
alter table sandbox_session add column refresh_every_days integer;
