import type { Check } from './check.ts'

interface Balance {
  law: string
  /** SQL for what a row of the owners `o` is called. */
  thing: string
  table: string
  /** The columns of the owner that hold the sum and the number of its rows. */
  columns: { balance: string; count: string }
  /** The ledger, its column that names the owner, and which of its rows are counted. */
  ledger: { table: string; owner: string; where?: string }
}

/** An owner's balance against the rows of its ledger: their sum and their number. */
export const balanceCheck = ({ law, thing, table, columns: { balance, count }, ledger }: Balance): Check => ({
  law,
  sql: `
    select ${thing} as thing,
      'balance ' || coalesce(e.amount, 0) || ' in ' || coalesce(e.count, 0) || ' rows' as expected,
      'balance ' || o.${balance} || ' in ' || o.${count} || ' rows' as found
    from ${table} o
    left join (
      select ${ledger.owner} as owner, sum(amount) as amount, count(*) as count from ${ledger.table}
      where store_id = $1${ledger.where ? ` and ${ledger.where}` : ''} group by ${ledger.owner}
    ) e on e.owner = o.id
    where o.store_id = $1 and (o.${balance} <> coalesce(e.amount, 0) or o.${count} <> coalesce(e.count, 0))`,
})
