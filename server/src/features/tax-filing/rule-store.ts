import type { StoredTaxRule } from '@quay/contract/tax-filing/routes'
import { mergeRules } from '@quay/domain/tax/merge-rules'
import { type TaxRule, taxRules } from '@quay/domain/tax/tax-rules'
import type { Tx } from '../../db/connection/transaction.ts'

const rulesSql = `
  select id, from_day as "from", threshold, activities, income, source, created_by_name from tax_rule where store_id = $1 order by from_day`

const readOwn = (tx: Tx) => tx.query<TaxRule & { id: string; createdByName: string }>(rulesSql, [tx.storeId])

/** What the law asks, by the day from which it holds: the rules of the program and those that the store entered. */
export const readTaxRules = async (tx: Tx): Promise<TaxRule[]> => mergeRules(await readOwn(tx))

/** The same for the screen, the newest first, each with who entered it. */
export async function listTaxRules(tx: Tx): Promise<StoredTaxRule[]> {
  const own = await readOwn(tx)
  const days = new Set(own.map(({ from }) => from))
  const known = taxRules.filter(({ from }) => !days.has(from))
  return [...known.map(rule => ({ ...rule, id: null, createdByName: null })), ...own]
    .map(rule => ({ ...rule, income: [...rule.income] }))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))
}
