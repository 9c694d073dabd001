-- The refresh interval that the customer agreed to, and the time of the next refresh.
alter table request add column refresh_every_days integer;
alter table request add column refresh_due_at timestamptz(3);
-- Shown to the customer by the sandbox bank, as on our own page.
alter table sandbox_session add column refresh_every_days integer;
