-- Sign-in and membership. Except for invitations, these tables have no tenant, because a person may be a member of
-- several companies. For codes and links, only a hash is stored.

alter table app_user
  add column password_at timestamptz(3),
  add column email_confirmed_at timestamptz(3),
  add column totp_sealed bytea,
  add column totp_at timestamptz(3),
  add column totp_step integer not null default 0;

alter table app_session
  add column company_id text,
  add column fresh_at timestamptz(3),
  add column second_factor_at timestamptz(3),
  add column awaits_second boolean not null default false;

create table recovery_code (
  id text not null constraint recovery_code_pkey primary key,
  user_id text not null constraint recovery_code_user_id_fkey references app_user (id) on delete cascade on update cascade,
  hash bytea not null,
  created_at timestamptz(3) not null default current_timestamp,
  used_at timestamptz(3)
);
create unique index recovery_code_user_id_hash_key on recovery_code (user_id, hash);

create table passkey (
  id text not null constraint passkey_pkey primary key,
  user_id text not null constraint passkey_user_id_fkey references app_user (id) on delete cascade on update cascade,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] default array[]::text[],
  is_backed_up boolean not null default false,
  name text not null,
  created_at timestamptz(3) not null default current_timestamp,
  last_used_at timestamptz(3)
);
create unique index passkey_credential_id_key on passkey (credential_id);
create index passkey_user_id_idx on passkey (user_id);

create table passkey_challenge (
  id text not null constraint passkey_challenge_pkey primary key,
  purpose text not null,
  session_id text,
  challenge text not null,
  expires_at timestamptz(3) not null
);
create index passkey_challenge_expires_at_idx on passkey_challenge (expires_at);

create table mail_token (
  id text not null constraint mail_token_pkey primary key,
  user_id text not null constraint mail_token_user_id_fkey references app_user (id) on delete cascade on update cascade,
  kind text not null,
  hash bytea not null,
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create unique index mail_token_hash_key on mail_token (hash);
create index mail_token_user_id_idx on mail_token (user_id);
create index mail_token_expires_at_idx on mail_token (expires_at);

create table sign_up (
  id text not null constraint sign_up_pkey primary key,
  hash bytea not null,
  email text not null,
  name text not null,
  company_name text not null,
  password_hash text not null,
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null
);
create unique index sign_up_hash_key on sign_up (hash);
create index sign_up_expires_at_idx on sign_up (expires_at);

create table invitation (
  id text not null constraint invitation_pkey primary key,
  company_id text not null constraint invitation_company_id_fkey references company (id) on delete cascade on update cascade,
  email text not null,
  role role not null,
  hash bytea not null,
  invited_by text not null,
  created_at timestamptz(3) not null default current_timestamp,
  sent_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3)
);
create unique index invitation_hash_key on invitation (hash);
create index invitation_company_id_idx on invitation (company_id);
-- At most one open invitation per email address, even if two people invite it at the same time.
create unique index invitation_one_open on invitation (company_id, email) where accepted_at is null and revoked_at is null;

alter table invitation enable row level security;
alter table invitation force row level security;
create policy tenant on invitation using (company_id = scope_company()) with check (company_id = scope_company());
-- The link in the email gives access to its own invitation only.
create policy asked on invitation for select using (encode(hash, 'hex') = scope_asked());
