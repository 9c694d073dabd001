-- What work across firms may see of whom they write to no more: those who wrote STOP, in live. Bounces and complaints, and
-- whatever is of test, stay with the firm.
alter policy worker_reads on suppression
  using ((select scope_worker()) and channel = 'sms' and reason = 'stopped' and environment = 'live');
