-- Counts links created by the customer separately, so that those created through the API, for example by a mail
-- scanner, do not use up the customer's limit.
alter table consent_mint add column by_customer boolean not null default false;
