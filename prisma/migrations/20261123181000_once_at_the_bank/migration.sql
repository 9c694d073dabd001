-- The sandbox bank shows the customer whether they agree to share once or until a day.
alter table sandbox_session add column is_once boolean not null default false;
