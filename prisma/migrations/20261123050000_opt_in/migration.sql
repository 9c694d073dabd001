-- Who wrote START takes text messages again from every firm, as the provider bars a number for a sender and not for a firm.
-- Which firms had been told of their STOP is found by their digests; each row is then deleted in its own firm's world.
create policy worker_reads on suppression for select using ((select scope_worker()));
