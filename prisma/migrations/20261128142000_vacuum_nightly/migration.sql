-- Vacuums these tables after each nightly deletion, which leaves 3% of their rows. With the default of 20%, lists that
-- begin at the oldest row would read the deleted rows of up to six days.
alter table api_call set (autovacuum_vacuum_scale_factor = 0.02);
alter table event set (autovacuum_vacuum_scale_factor = 0.02);
alter table delivery set (autovacuum_vacuum_scale_factor = 0.02);
alter table delivery_attempt set (autovacuum_vacuum_scale_factor = 0.02);
