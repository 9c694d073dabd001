import type pg from "pg";

/** The database rows of one request of any company, read as the owner. */
export type RequestRows = {
  id: string;
  status: string;
  stage: string;
  generation: number;
  verification_id: string | null;
  consented: boolean;
  agreed_review: boolean | null;
  has_key: boolean;
  has_contact: boolean;
  times: { ready: boolean; purge: boolean; withdrawn: boolean; purged: boolean; by: string | null };
  user_ref: string | null;
  consent: {
    ended: boolean;
    expired: boolean;
    told_upstream: boolean;
    institutions: number;
    session: boolean;
  } | null;
  agreements: { revoked: boolean }[];
  bank_sessions: number;
  mints: number;
  notes: number;
  banks: number;
  snapshots: number[];
  reports: {
    generation: number;
    id: string;
    by: string | null;
    superseded: boolean;
    sealed: boolean;
    erased: boolean;
  }[];
  events: { id: string; type: string; generation: number; simulated: boolean; deliveries: number }[];
  waiting: { name: string; isDeadLettered: boolean }[];
};

const SELECT_REQUESTS = `
  select r.id, r.status, r.stage, r.generation, r.verification_id, r.consented_at is not null as consented,
    r.terms ->> 'shareMode' = 'customer_review' as agreed_review,
    r.data_key_wrapped is not null as has_key,
    r.contact_sealed is not null or r.invite_sealed is not null as has_contact,
    json_build_object('ready', r.ready_at is not null, 'purge', r.purge_at is not null,
      'withdrawn', r.withdrawn_at is not null, 'purged', r.purged_at is not null, 'by', r.withdrawn_by) as times,
    c.user_ref,
    case when c.request_id is null then null else json_build_object('ended', c.ended_at is not null,
      'expired', c.expired_at is not null,
      'told_upstream', c.upstream_ended_at is not null, 'institutions', cardinality(c.institutions),
      'session', c.session_until is not null) end as consent,
    (select coalesce(json_agg(json_build_object('revoked', a.revoked_at is not null) order by a.given_at, a.id), '[]')
      from sandbox_consent a where a.user_id = k.user_id) as agreements,
    (select count(*)::int from sandbox_session s where s.user_id = k.user_id) as bank_sessions,
    (select count(*)::int from consent_mint m where m.request_id = r.id) as mints,
    (select count(*)::int from bank_consent b where b.request_id = r.id) as banks,
    (select count(*)::int from customer_note n where n.request_id = r.id) as notes,
    (select coalesce(json_agg(s.generation order by s.generation), '[]') from snapshot s where s.request_id = r.id) as snapshots,
    (select coalesce(json_agg(json_build_object('generation', p.generation, 'id', p.verification_id, 'by', p.superseded_by,
      'superseded', p.superseded_at is not null, 'sealed', p.document_sealed is not null,
      'erased', p.erased_at is not null) order by p.generation), '[]') from report p where p.request_id = r.id) as reports,
    (select coalesce(json_agg(json_build_object('id', e.id, 'type', e.type, 'generation', e.generation,
      'simulated', e.simulated,
      'deliveries', (select count(*) from delivery d where d.event_id = e.id)) order by e.created_at, e.id), '[]')
      from event e where e.request_id = r.id) as events,
    (select coalesce(json_agg(json_build_object('name', o.name, 'isDeadLettered', o.parked_at is not null)), '[]') from outbox o
      where o.subject_id = r.id and o.done_at is null) as waiting
  from request r left join consent c on c.request_id = r.id
    left join model_customer k on k.request_id = r.id
  where r.id = any($1)`;

export async function look(owner: pg.Client, ids: readonly string[]): Promise<Map<string, RequestRows>> {
  const { rows } = await owner.query<RequestRows>(SELECT_REQUESTS, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** One change of a request's row, even if it lasted only a moment. */
export type Change = {
  request_id: string;
  from_status: string | null;
  to_status: string;
  from_generation: number | null;
  to_generation: number;
  n: number;
};

/**
 * Makes the database record every change of a request, so that no change between two checks is missed. Also records
 * each request's customer at the bank, because the product deletes its reference to the customer.
 */
export async function keepWatch(owner: pg.Client): Promise<void> {
  await owner.query(`
    create table model_change (n serial primary key, request_id text, from_status text, to_status text,
      from_generation int, to_generation int);
    create table model_customer (request_id text primary key, user_id text);
    create function note_change() returns trigger language plpgsql security definer as $$
    begin
      if tg_op = 'INSERT' then
        insert into model_change (request_id, to_status, to_generation) values (new.id, new.status, new.generation);
      elsif tg_op = 'DELETE' then
        insert into model_change (request_id, from_status, to_status) values (old.id, old.status, 'deleted');
      elsif (old.status, old.stage, old.generation) is distinct from (new.status, new.stage, new.generation) then
        insert into model_change (request_id, from_status, to_status, from_generation, to_generation)
          values (new.id, old.status, new.status, old.generation, new.generation);
      end if;
      return null;
    end $$;
    create trigger note_change after insert or update or delete on request for each row execute function note_change();
    create function note_customer() returns trigger language plpgsql security definer as $$
    begin
      if new.user_ref is not null then
        insert into model_customer values (new.request_id, new.user_ref) on conflict (request_id) do nothing;
      end if;
      return null;
    end $$;
    create trigger note_customer after insert or update on consent for each row execute function note_customer();`);
}

/** Returns the changes since the last call. */
export async function takeChanges(owner: pg.Client): Promise<Change[]> {
  const { rows } = await owner.query<Change>("delete from model_change returning *");
  return rows.sort((a, b) => a.n - b.n);
}
