-- The encrypted address for the receipt of a withdrawal, which is sent after everything else is erased.
alter table request add column farewell_sealed bytea;
