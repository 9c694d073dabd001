-- A link that changes somebody's address, or puts it back, says to which.

alter table mail_token add column email text;
