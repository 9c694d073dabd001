-- The version of each sealed value that is replaced in place. The seal authenticates the version too, so an older value
-- of the same row cannot be put back. 0: sealed before there were versions, or never replaced since.
alter table request add column contact_version int not null default 0;
alter table request add column invite_version int not null default 0;
-- The generation of the report that replaced the one with these figures; 0 for figures stored before this column.
alter table previous_report add column generation int not null default 0;
