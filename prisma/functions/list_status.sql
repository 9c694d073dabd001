-- Returns the status of a request in the portal's list: its stage and, while it awaits consent, the step within it. The
-- customer's actions take precedence over a message's state. If the customer agreed but no data arrives, the status is
-- `failed_at_the_bank`. The function is one expression, so that a query can inline it.
create or replace function list_status(stage request_stage, is_sent boolean, is_opened boolean, attempt_outcome text,
    is_at_bank boolean, is_lost boolean, has_failed boolean)
  returns text language sql stable as $$
  select case
    when stage = 'awaiting_data' and has_failed then 'failed_at_the_bank'
    when stage <> 'awaiting_consent' then stage::text
    when is_at_bank then 'at_the_bank'
    when attempt_outcome <> 'returned' then 'failed_at_the_bank'
    when is_opened then 'opened'
    when is_sent and is_lost then 'bounced'
    when is_sent then 'sent'
    else 'not_sent'
  end $$;
