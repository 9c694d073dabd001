-- A firm's mapping of our categories to the headings of its recipients' forms.
alter table company_settings add column category_maps jsonb;
