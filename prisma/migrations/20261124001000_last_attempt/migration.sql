-- The customer's latest try at their bank, shown on the request; the bank's name is erased with the customer's data.
alter table request add column attempt_at timestamptz(3);
alter table request add column attempt_outcome text;
alter table request add column attempt_institution text;

-- Set once it is known how the visit that this link opened ended, so that each visit counts as one try.
alter table consent_mint add column answered_at timestamptz(3);
