-- The tables that stood outside the fence come inside: a connection of requests sees its store's rows and no others.
-- The owner is let off (no FORCE): the functions below run as the owner, because LIKE under row-level security cannot use the
-- trigram index, and because a name is looked up before its store is known. They take words, never conditions.
alter table product_search enable row level security;
create policy product_search_of_store on product_search using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
alter table customer_search enable row level security;
create policy customer_search_of_store on customer_search using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
alter table login_name enable row level security;
create policy login_name_of_store on login_name using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
alter table public_slug enable row level security;
create policy public_slug_of_store on public_slug using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);

-- Rows of the entered store that hold every word: `patterns` as LIKE takes them, `parts` where a word is too short for
-- the index. Rank and key as in server/src/db/search-hits.ts. Planned anew for its words each time, in 0.1 ms.
do $$
declare t text;
begin
  foreach t in array array['product_search', 'customer_search'] loop
    execute format($function$
      create function hits_of_%1$s(patterns text[], parts text[], whole text)
      returns table (id uuid, rank int, key text)
      language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp rows 100
      as $body$
      declare conditions text := '';
      begin
        for i in 1 .. cardinality(patterns) loop
          conditions := conditions || format(' and folded like ($2)[%%s]', i);
        end loop;
        for i in 1 .. cardinality(parts) loop
          conditions := conditions || format(' and strpos(folded, ($3)[%%s]) > 0', i);
        end loop;
        return query execute
          'select s.id, case when s.folded like $4 then 0 when s.folded like $5 then 1 else 2 end, left(s.folded, 80) collate "C"
           from %1$s s where s.store_id = $1' || conditions
          using nullif(current_setting('app.store_id', true), '')::uuid, patterns, parts, E'%%\t' || whole || E'\t%%', whole || '%%';
      end $body$
    $function$, t);
    execute format('revoke all on function hits_of_%s(text[], text[], text) from public', t);
    execute format('grant execute on function hits_of_%s(text[], text[], text) to quay_app', t);
  end loop;
end $$;

-- The person behind a whole name, and what lies behind a whole slug: who does not know it finds nothing.
create function person_of_login_name(names text[]) returns table (folded text, store_id uuid, employee_id uuid)
language sql stable security definer set search_path = pg_catalog, public, pg_temp rows 2
as $$
  select l.folded, l.store_id, l.employee_id from login_name l
  join store_directory d on d.store_id = l.store_id and d.status = 'active'
  where l.folded = any(names)
$$;
revoke all on function person_of_login_name(text[]) from public;
grant execute on function person_of_login_name(text[]) to quay_app;

create function thing_of_slug(wanted text, wanted_kind text) returns table (store_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public, pg_temp rows 1
as $$
  select s.store_id, s.id from public_slug s where s.slug = wanted and s.kind = wanted_kind
$$;
revoke all on function thing_of_slug(text, text) from public;
grant execute on function thing_of_slug(text, text) to quay_app;
