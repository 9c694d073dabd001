-- The sandbox bank shows what a customer agrees to: to share one time, or until a day.
alter table sandbox_session add column is_once boolean not null default false;
