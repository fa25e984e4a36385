import { columnOf, referencesToProduct } from '../../../references.ts'

const belongings = Object.entries(referencesToProduct)
  .filter(([, { onMerge }]) => onMerge === 'moves')
  .map(([name, { open }]) => {
    const [table, column] = columnOf(name)
    return `select p.name as thing, '${table}' as found from ${table} r join product p on p.store_id = r.store_id and p.id = r.${column}
      where r.store_id = $1 and p.merged_into is not null${open ? ` and r.${open}` : ''}`
  })

/** Counts are left out: what was merged while they ran they tell themselves (`load-check-facts.ts`). */
const drafts = Object.entries(referencesToProduct).flatMap(([name, { draft }]) => {
  if (!draft || draft.head === 'inventory_check') return []
  const [table, column] = columnOf(name)
  const { head, open = `d.status = 'DRAFT'` } = draft
  return `select p.name as thing, d.code || ' (${head})' as found from ${table} r
    join ${head} d on d.store_id = r.store_id and d.id = r.${head}_id and ${open}
    join product p on p.store_id = r.store_id and p.id = r.${column}
    where r.store_id = $1 and p.merged_into is not null`
})

/** What a promotion names by its unit alone. */
const units = `
  select p.name as thing, 'discount_condition' as found from discount_condition c
  join product_unit u on u.store_id = c.store_id and u.id = c.unit_id and u.is_active
  join product p on p.store_id = u.store_id and p.id = u.product_id
  where c.store_id = $1 and p.merged_into is not null`

/** What still refers to a merged product, as a query of the columns thing and found; `$1` is the store. */
export const leftBehindSql: string = [...belongings, ...drafts, units].join(' union all ')
