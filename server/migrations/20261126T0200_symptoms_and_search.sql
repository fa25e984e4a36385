-- What goods help against, and a search of the server that finds by it, by groups, and minds accents that were typed, as the till's
-- own does (domain/src/find). docs/topics/catalogue.md, "Finding goods".

alter table product
  add column symptoms text,
  add constraint product_symptoms_short check (char_length(symptoms) <= 300);

-- As `folded`, letter by letter, with accents; null where folding moved the letters.
alter table product_search add column written text;

-- The line of domain/src/find/find-text.ts for the goods that are there. Row-level security binds the owner too: store by store.
do $$
declare store uuid;
begin
  for store in select store_id from store_directory loop
    perform set_config('app.store_id', store::text, true);
    update product_search s set folded = fold(line.text),
      written = case when length(fold(line.text)) = length(line.text) then line.text end
    from (
      select p.store_id, p.id, concat_ws(E'\n',
          one.name, one.ingredient, E'\t' || concat_ws(E'\t', one.code, one.number, codes.barcodes) || E'\t',
          nullif(one.short_name, ''), nullif(one.national_code, '')) || E'\f' || groups.path as text
      from product p
      cross join lateral (
        select lower(regexp_replace(trim(normalize(p.name, nfc)), '\s+', ' ', 'g')) as name,
          lower(regexp_replace(trim(normalize(coalesce(p.active_ingredient, ''), nfc)), '\s+', ' ', 'g')) as ingredient,
          lower(p.code) as code, nullif(lower(regexp_replace(trim(p.registration_number), '\s+', ' ', 'g')), '') as number,
          lower(regexp_replace(trim(normalize(p.short_name, nfc)), '\s+', ' ', 'g')) as short_name,
          lower(regexp_replace(trim(p.national_code), '\s+', ' ', 'g')) as national_code
      ) one
      cross join lateral (
        select string_agg(lower(b.barcode), E'\t' order by u.position, u.id, b.position, b.id) as barcodes
        from product_unit u join product_barcode b on b.store_id = u.store_id and b.unit_id = u.id
        where u.store_id = p.store_id and u.product_id = p.id and u.is_active
      ) codes
      cross join lateral (
        select coalesce((
          select lower(regexp_replace(trim(normalize(concat_ws(', ', g.name, above.name, top.name), nfc)), '\s+', ' ', 'g'))
          from product_group g
          left join product_group above on above.store_id = g.store_id and above.id = g.parent_id
          left join product_group top on top.store_id = above.store_id and top.id = above.parent_id
          where g.store_id = p.store_id and g.id = p.group_id), '') as path
      ) groups
    ) line
    where s.store_id = line.store_id and s.id = line.id;
  end loop;
end $$;

-- Goods of the entered store that a search finds, with their rank and the beginning of their line. `patterns` are words as LIKE takes
-- them; `parts` those that are too short for the index; `words` all of them. Of words that were typed with accents: `folded`, `text`
-- and the two expressions by which they may still be meant. Says in SQL what domain/src/find/judge-find.ts says. A whole code comes
-- first. It runs as the owner, because LIKE and expressions under row-level security cannot use the trigram index.
create function hits_of_goods(
  patterns text[], parts text[], words text[], whole text,
  accented text[], accented_folded text[], on_the_way text[], plain text[])
returns table (id uuid, rank int, key text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp rows 100
as $$
declare
  conditions text := '';
  begins text := 'true';
  in_name text := 'true';
  before text := 'true';
  agrees text := '';
  place text;
  key_text text := E'%\t' || replace(replace(replace(whole, '\', '\\'), '%', '\%'), '_', '\_') || E'\t%';
begin
  if cardinality(words) = 0 then return; end if;
  for i in 1 .. cardinality(patterns) loop
    conditions := conditions || format(' and s.folded like ($2)[%s]', i);
  end loop;
  for i in 1 .. cardinality(parts) loop
    conditions := conditions || format(' and (s.folded || '''') like ($3)[%s]', i);
  end loop;
  -- The name ends with the first line break; what the goods are for begins with the form feed.
  for i in 1 .. cardinality(words) loop
    begins := begins || format(' and (starts_with(s.folded, ($4)[%1$s])
      or strpos(s.folded, '' '' || ($4)[%1$s]) between 1 and strpos(s.folded, E''\n''))', i);
    in_name := in_name || format(' and strpos(s.folded, ($4)[%s]) between 1 and strpos(s.folded, E''\n'')', i);
    before := before || format(' and strpos(s.folded, ($4)[%s]) between 1 and strpos(s.folded, E''\f'')', i);
  end loop;
  for i in 1 .. cardinality(accented) loop
    agrees := agrees || format(', case when s.written is null then 1 when strpos(s.written, ($8)[%1$s]) > 0 then 0
      when strpos(s.folded, ($9)[%1$s]) = 0 or s.written ~ ($10)[%1$s] or s.written ~ ($11)[%1$s] then 1 else 2 end', i);
  end loop;
  place := 'case when s.folded like $5 then -1 when starts_with(s.folded, $6) then 0
    when strpos(s.folded, $7) between 1 and strpos(s.folded, E''\n'') then 1
    when ' || begins || ' then 2 when ' || in_name || ' then 3 when ' || before || ' then 4 else 5 end';
  conditions := ' from product_search s where s.store_id = $1' || conditions;
  return query execute case when agrees = ''
    then 'select s.id, 1 + ' || place || ', left(s.folded, 80) collate "C"' || conditions
    else 'with judged as (select s.id, left(s.folded, 80) collate "C" as key, ' || place || ' as place, greatest(0' || agrees || ') as accents'
        || conditions || '),
      counted as (select j.*, min(case when place < 0 then 2 else accents end) over () as best from judged j)
      select id, case when place < 0 then 0 else accents * 6 + place + 1 end, key from counted
      where place < 0 or accents < 2 or best = 2' end
    using nullif(current_setting('app.store_id', true), '')::uuid, patterns, parts, words, key_text, whole, ' ' || whole,
      accented, accented_folded, on_the_way, plain;
end $$;
revoke all on function hits_of_goods(text[], text[], text[], text, text[], text[], text[], text[]) from public;
grant execute on function hits_of_goods(text[], text[], text[], text, text[], text[], text[], text[]) to quay_app;
