import { columnOf, referencesToProduct } from '../../references.ts'

/** What still refers to a merged product, as a query of the columns thing and found; `$1` is the store. */
export const leftBehindSql: string = Object.entries(referencesToProduct)
  .filter(([, { onMerge }]) => onMerge === 'moves')
  .map(([name, { open }]) => {
    const [table, column] = columnOf(name)
    return `select p.name as thing, '${table}' as found from ${table} r join product p on p.store_id = r.store_id and p.id = r.${column}
      where r.store_id = $1 and p.merged_into is not null${open ? ` and r.${open}` : ''}`
  })
  .join(' union all ')
