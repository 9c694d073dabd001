-- The customer's latest attempt at their bank, shown with the request. The bank's name is erased with the customer's
-- data.
alter table request add column attempt_at timestamptz(3);
alter table request add column attempt_outcome text;
alter table request add column attempt_institution text;

-- Set when the outcome of the link's visit to the bank is known, so that each visit counts as one attempt.
alter table consent_mint add column answered_at timestamptz(3);
