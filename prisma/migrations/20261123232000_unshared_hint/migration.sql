-- Whether a report suggests an account that was not shared, so that the customer's page can offer to add its bank. False once
-- the document is erased.
alter table report add column has_unshared boolean not null default false;
