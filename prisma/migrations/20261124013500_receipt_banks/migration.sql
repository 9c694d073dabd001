-- Which banks the last receipt named: a customer who adds or stops a bank gets a new one.
alter table request add column receipt_banks text;
