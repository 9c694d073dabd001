-- A member's choice of email updates: about no request, about their own or about all; sent immediately or daily.
alter table membership add column alert_scope text not null default 'none';
alter table membership add column alert_pace text not null default 'instant';

-- An update about a request for its members. Contains no name, address or bank data.
create table alert (
  id text primary key,
  company_id text not null,
  environment environment not null,
  request_id text not null,
  kind text not null,
  created_at timestamptz(3) not null,
  foreign key (company_id, environment, request_id) references request (company_id, environment, id)
    on delete cascade on update cascade
);
create index alert_company_id_environment_created_at_idx on alert (company_id, environment, created_at);
create index alert_company_id_environment_request_id_idx on alert (company_id, environment, request_id);
alter table alert enable row level security;
alter table alert force row level security;
create policy tenant on alert using (company_id = scope_company() and environment::text = scope_environment())
  with check (company_id = scope_company() and environment::text = scope_environment());
