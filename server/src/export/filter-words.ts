import type { Tx } from '../db/connection/transaction.ts'

/** What a filter is called, and for one of known values what each of them is called. */
export type FilterWords = Readonly<
  Record<string, string | readonly [label: string, values: Readonly<Record<string, string>>]>
>

// By the name of the field; names are those of today.
const namesSql = `
  select asked.field, case asked.field
    when 'sellerId' then (select e.full_name from employee e where e.store_id = $1 and e.id = asked.id)
    when 'customerId' then (select c.name from customer c where c.store_id = $1 and c.id = asked.id)
    when 'customerGroupId' then (select g.name from customer_group g where g.store_id = $1 and g.id = asked.id)
    when 'supplierId' then (select v.name from provider v where v.store_id = $1 and v.id = asked.id)
    when 'providerId' then (select v.name from provider v where v.store_id = $1 and v.id = asked.id)
    when 'productId' then (select p.name from product p where p.store_id = $1 and p.id = asked.id)
    when 'productGroupId' then (select g.name from product_group g where g.store_id = $1 and g.id = asked.id)
    when 'priceBookId' then (select b.name from price_book b where b.store_id = $1 and b.id = asked.id)
    when 'accountId' then (select a.name from cash_account a where a.store_id = $1 and a.id = asked.id)
    when 'discountId' then (select d.name from discount d where d.store_id = $1 and d.id = asked.id)
    when 'groupId' then coalesce((select g.name from customer_group g where g.store_id = $1 and g.id = asked.id),
      (select g.name from provider_group g where g.store_id = $1 and g.id = asked.id))
  end as name
  from unnest($2::text[], $3::uuid[]) as asked (field, id)`

/** The filters of a report in words, in the order of `words`: things by their names, known values by their words, others as they were typed. */
export async function wordFilters(
  tx: Tx,
  asked: object,
  words: FilterWords,
): Promise<{ label: string; value: string }[]> {
  const given = Object.entries(words).flatMap(([field, word]) => {
    const value: unknown = (asked as Record<string, unknown>)[field]
    const [label, values] = typeof word === 'string' ? [word, {}] : word
    return value === undefined || value === null ? [] : [{ field, label, values, value: String(value) }]
  })
  const ids = given.filter(({ field }) => field.endsWith('Id'))
  const names =
    ids.length === 0
      ? []
      : await tx.query<{ field: string; name: string | null }>(namesSql, [
          tx.storeId,
          ids.map(({ field }) => field),
          ids.map(({ value }) => value),
        ])
  return given.map(({ field, label, values, value }) => {
    const name = names.find(one => one.field === field)?.name
    return { label, value: name ?? (values as Readonly<Record<string, string>>)[value] ?? value }
  })
}
