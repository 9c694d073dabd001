-- The address that the link sets: the new one, or the old one if it undoes a change.

alter table mail_token add column email text;
