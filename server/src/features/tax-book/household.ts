import { directRates, type TaxMethod } from '@quay/contract/enumeration'
import type { Activity } from '@quay/contract/tax-book/activity'
import type { Household } from '@quay/contract/tax-book/shapes'
import { type TaxRule, taxRules } from '@quay/domain/tax/tax-rules'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readTaxRules } from '../tax-filing/rule-store.ts'

/** Who keeps the books, with what its revenue of goods is taxed as. */
export interface BookKeeper extends Household {
  branchIds: string[]
  /** What goods are sold as, by the rate that the branch declared. */
  activity: Activity
  /** What the law asks, by the day: of the program and of the store. */
  rules: readonly TaxRule[]
}

interface BranchRow {
  id: string
  name: string
  taxCode: string | null
  taxName: string
  taxAddress: string | null
  method: TaxMethod | null
  /** Basis points. */
  vatPercent: number | null
}

const branchesSql = `
  select b.id, b.name, coalesce(t.tax_code, s.tax_code) as tax_code, coalesce(t.name, s.name) as tax_name,
    coalesce(t.address, b.address, s.address) as tax_address, t.method, t.vat_percent
  from branch b
  join store s on s.store_id = $1
  left join tax_info t on t.store_id = $1 and t.branch_id = b.id
  where b.store_id = $1 order by b.is_default_branch desc, b.created_at, b.id`

/**
 * All branches that pay their tax under the code of one branch; a branch that declared none has that of the store. Throws `not-found` for a
 * branch that is not the caller's, `tax-book-branches` where the caller's role does not reach all of them: half a book would be a wrong one.
 */
export async function readBookKeeper(tx: Tx, actor: Actor, branchId: string | undefined): Promise<BookKeeper> {
  const asked = branchOf(actor, branchId)
  const [rows, rules] = await Promise.all([tx.query<BranchRow>(branchesSql, [tx.storeId]), readTaxRules(tx)])
  const own = rows.find(({ id }) => id === asked)!
  const branches = rows.filter(({ taxCode }) => taxCode === own.taxCode)
  const missing = branches.filter(({ id }) => !actor.branchIds.includes(id))
  if (missing.length > 0) throw new DomainError('tax-book-branches', { names: missing.map(row => row.name).join(', ') })
  const head = branches.find(({ method }) => method !== null) ?? own
  return {
    taxCode: own.taxCode,
    name: head.taxName,
    address: head.taxAddress,
    method: head.method,
    branches: branches.map(({ id, name }) => ({ id, name })),
    branchIds: branches.map(({ id }) => id),
    activity: activityOf(head.vatPercent),
    rules,
  }
}

/**
 * The activity that pays the declared per cent of revenue; goods where nothing else was declared. A branch declares by the rates that the program
 * knows, so those name the activity, whatever rates a store enters for it.
 */
function activityOf(basisPoints: number | null): Activity {
  const { activities } = taxRules.at(-1)!
  const declared = directRates.find(({ vat }) => vat * 100 === basisPoints)
  const found = (Object.keys(activities) as Activity[]).find(
    name => activities[name].vat === (declared?.vat ?? 1) * 100,
  )
  return found ?? 'goods'
}
