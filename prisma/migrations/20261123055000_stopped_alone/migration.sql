-- Background work reads only STOP suppressions in live. A firm's bounces, complaints and test suppressions stay
-- private to it.
alter policy worker_reads on suppression
  using ((select scope_worker()) and channel = 'sms' and reason = 'stopped' and environment = 'live');
