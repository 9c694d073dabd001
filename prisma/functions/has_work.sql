-- Reports whether work named `of_name` for `subject` is waiting, running or dead-lettered.
create or replace function has_work(of_name text, company text, env environment, subject text) returns boolean
  language sql stable as $$
    select exists (select 1 from outbox o where o.company_id = company and o.environment = env and o.subject_id = subject
      and o.name = of_name and o.done_at is null) $$;
