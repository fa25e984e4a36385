import type { Check } from './check.ts'

interface Ledger {
  /** How a reader calls it. */
  name: string
  table: string
  /** The columns that tell one chain from another. */
  chain: readonly string[]
  /** The column that the running balance adds up. */
  amount: 'quantity' | 'amount'
  /** SQL for whose chain a row of `r` is in. */
  owner: string
}

/**
 * The laws of every ledger, of goods, money or points: rows of a chain are numbered 1, 2, 3 … without gaps, each carries the
 * sum up to itself, and a row that undoes another is its exact opposite in the same chain.
 */
export function chainChecks({ name, table, chain, amount, owner }: Ledger): Check[] {
  const keys = chain.join(', ')
  const same = (columns: readonly string[]) => columns.map(column => `r.${column} = o.${column}`).join(' and ')
  return [
    {
      law: `${name}: rows are numbered without gaps and carry the running balance`,
      sql: `
        with numbered as (
          select ${keys}, sequence, balance_after, document_code,
            row_number() over chain as position, sum(${amount}) over chain as running
          from ${table} where store_id = $1 window chain as (partition by ${keys} order by sequence))
        select distinct on (${keys})
          '${name} of ' || ${owner} || ', row ' || position || ' (' || document_code || ')' as thing,
          'number ' || position || ', balance ' || running as expected,
          'number ' || sequence || ', balance ' || balance_after as found
        from numbered r where sequence <> position or balance_after <> running
        order by ${keys}, position`,
    },
    {
      law: `${name}: a row that undoes another is its opposite`,
      sql: `
        select '${name} of ' || ${owner} || ', row ' || r.sequence || ' (' || r.document_code || ')' as thing,
          'the opposite of ' || coalesce(o.${amount}::text, 'a row that is there') as expected, r.${amount}::text as found
        from ${table} r
        left join ${table} o on o.store_id = r.store_id and o.id = r.reverses_id and ${same([...chain, 'document_id'])}
        where r.store_id = $1 and r.reverses_id is not null and r.${amount} is distinct from -o.${amount}`,
    },
  ]
}
