-- A firm's maps from our categories to the headings of recipients' forms.
alter table company_settings add column category_maps jsonb;
