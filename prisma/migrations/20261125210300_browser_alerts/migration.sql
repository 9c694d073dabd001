-- Of which requests a member gets updates as notifications of the browser, while the portal is open in it.
alter table membership add column browser_scope text not null default 'none';
