-- Refuses to change or delete an audit entry.
create or replace function audit_is_append_only() returns trigger language plpgsql
  as $$ begin raise exception 'the audit log is append only'; end $$;
