-- Links that the API mints, as a mail scanner may, leave the customer's own count alone.
alter table consent_mint add column by_customer boolean not null default false;
