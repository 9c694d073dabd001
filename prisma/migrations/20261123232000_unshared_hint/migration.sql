-- True if the report mentions an account that was not shared, so that the customer's page can offer to add its bank.
-- False after erasure.
alter table report add column has_unshared boolean not null default false;
