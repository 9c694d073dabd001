-- The operator's evidence for a ticked item of the checklist: a note, a link or a file. Earlier ticks have none.
alter table application_check add column note text;
alter table application_check add column link text;
alter table application_check add column file_name text;
alter table application_check add column file_type text;
alter table application_check add column file_sealed bytea;
