-- Refuses to replace a sealed value without a new version: the earlier value's seal would stay valid, so the earlier
-- value could be put back. Also refuses a process of an older release that does not know these versions, because such a
-- process would write a value that cannot be opened.
create or replace function refuse_old_version() returns trigger language plpgsql as $$
begin
  raise exception 'a sealed value was replaced without a new version';
end $$;
create or replace trigger sealed_version before update of contact_sealed, invite_sealed on request for each row
  when ((new.contact_sealed <> old.contact_sealed and new.contact_version <= old.contact_version)
    or (new.invite_sealed <> old.invite_sealed and new.invite_version <= old.invite_version))
  execute function refuse_old_version();
