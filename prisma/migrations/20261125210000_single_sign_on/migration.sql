-- Single sign-on by OpenID Connect. A company has one domain and one identity provider.
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
-- A domain belongs to the company that verified it first.
create unique index sso_connection_domain on sso_connection (domain) where domain_verified_at is not null;
alter table sso_connection enable row level security;
alter table sso_connection force row level security;
create policy tenant on sso_connection using (company_id = scope_company()) with check (company_id = scope_company());
-- A visitor who signs in names a verified domain, or opens the URL of its connection.
create policy asked on sso_connection for select
  using (domain_verified_at is not null and scope_asked() in (domain, id));
-- Operators see which company a domain belongs to, and may confirm it.
create policy operator_reads on sso_connection for select using (scope_operator());

-- The identity provider's account for each member.
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

-- The company whose identity provider signed the user in. The session opens only that company.
alter table app_session add column sso_company_id text;

-- True if members must sign in through the identity provider, and the owner who may still sign in without it.
alter table company_settings add column require_sso boolean not null default false;
alter table company_settings add column break_glass_user_id text;
