-- Single sign-on by OpenID Connect: one domain and one identity provider of a company.
create table sso_connection (
  company_id text not null constraint sso_connection_pkey primary key
    constraint sso_connection_company_id_fkey references company (id) on delete cascade on update cascade,
  id text not null,
  domain text not null,
  domain_token text not null,
  domain_verified_at timestamptz(3),
  issuer text,
  client_id text,
  client_secret_sealed bytea,
  role_claim text,
  role_rules jsonb not null default '[]',
  default_role role,
  is_on boolean not null default false,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null
);
create unique index sso_connection_id_key on sso_connection (id);
-- Whichever company proves a domain first has it.
create unique index sso_connection_domain on sso_connection (domain) where domain_verified_at is not null;
alter table sso_connection enable row level security;
alter table sso_connection force row level security;
create policy tenant on sso_connection using (company_id = scope_company()) with check (company_id = scope_company());
-- A visitor who is about to sign in has named a domain, or comes back to a connection's own address.
create policy asked on sso_connection for select
  using (domain_verified_at is not null and scope_asked() in (domain, id));
-- Operators see whose domain it is and may confirm it.
create policy operator_reads on sso_connection for select using (scope_operator());

-- Which account at the identity provider is which member.
create table sso_link (
  company_id text not null,
  user_id text not null,
  subject text not null,
  created_at timestamptz(3) not null default current_timestamp,
  constraint sso_link_pkey primary key (company_id, user_id),
  constraint sso_link_company_id_user_id_fkey foreign key (company_id, user_id)
    references membership (company_id, user_id) on delete cascade on update cascade
);
create unique index sso_link_company_id_subject_key on sso_link (company_id, subject);
alter table sso_link enable row level security;
alter table sso_link force row level security;
create policy tenant on sso_link using (company_id = scope_company()) with check (company_id = scope_company());

-- The company whose identity provider signed the user in; such a session opens that company only.
alter table app_session add column sso_company_id text;

-- Whether members must sign in through it, and the owner who may always sign in without it.
alter table company_settings add column require_sso boolean not null default false;
alter table company_settings add column break_glass_user_id text;
