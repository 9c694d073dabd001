-- Returns the public facts about the report with the verification id `asked`. For an unknown id it runs the same
-- statements and returns a row of nulls and an empty list of files, so that timing reveals nothing. `files_max` limits
-- the list of digests, newest first.
create or replace function find_verification(asked text, files_max int)
  returns table (verification_id text, report_type text, created_at timestamptz, digest text, signature text, key_id text,
    superseded_by text, is_superseded boolean, is_copy boolean, environment text, status text, files json)
  language plpgsql as $$
declare
  of_request text;
begin
  perform set_config('app.asked', asked, true);
  select r.verification_id, r.report_type::text, r.created_at, r.digest, r.signature, r.key_id, r.superseded_by,
      r.superseded_at is not null, r.assessed_version > 0, r.environment::text, r.request_id
    into find_verification.verification_id, find_verification.report_type, find_verification.created_at,
      find_verification.digest, find_verification.signature, find_verification.key_id,
      find_verification.superseded_by, find_verification.is_superseded,
      find_verification.is_copy, find_verification.environment, of_request
    from report r where r.verification_id = asked;
  select coalesce(json_agg(f), '[]') into find_verification.files from (
    select d.format, d.sha256 from document_digest d where d.verification_id = asked
    order by d.created_at desc, d.format, d.sha256 limit files_max) f;
  perform set_config('app.asked', coalesce(of_request, 'none'), true);
  select q.status::text into find_verification.status from request q where q.id = of_request;
  return next;
end $$;
