-- The requests about which a member gets browser notifications while the portal is open.
alter table membership add column browser_scope text not null default 'none';
