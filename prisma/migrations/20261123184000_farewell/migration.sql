-- The receipt of a withdrawal is sent after everything else is erased; until then its address is kept, sealed.
alter table request add column farewell_sealed bytea;
