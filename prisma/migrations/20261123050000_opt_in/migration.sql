-- A recipient's START applies to every firm, because the provider blocks a number for a sender and not for a firm. A
-- worker finds the firms that recorded a STOP by the digest; each row is then deleted in its firm's scope.
create policy worker_reads on suppression for select using ((select scope_worker()));
