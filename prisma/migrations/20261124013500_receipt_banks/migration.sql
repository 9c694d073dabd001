-- The banks that the last receipt named. When they change, the customer gets a new receipt.
alter table request add column receipt_banks text;
