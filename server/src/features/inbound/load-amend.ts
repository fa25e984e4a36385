import type { AmendFacts, PostedLine } from '@quay/domain/inbound/decide-amend-inbound'
import type { Discount } from '@quay/domain/money/discount'
import type { Tx } from '../../db/connection/transaction.ts'
import { lockBranchDay } from '../branch/read-branch-day.ts'
import { type LockedPartner, lockPartners } from '../debt/apply-debt.ts'
import { lockStock } from '../stock/apply-stock.ts'
import type { StoredInbound } from './inbound-store.ts'
import { allocationSql, debtSql, returnsSql } from './load-written.ts'

/**
 * Reads what a locked, completed import holds and wrote, then locks what a correction may change: stock in product order,
 * its shelves, and the provider that it has or shall have.
 */
export async function loadAmend(
  tx: Tx,
  inbound: StoredInbound,
  providerId: string | null,
): Promise<{ facts: AmendFacts; today: string; partners: LockedPartner[] }> {
  const document = [tx.storeId, inbound.id]
  const [heads, rows, lots, costs, debtEntries, returns] = await Promise.all([
    tx.query<DiscountRow & { deductsVat: boolean }>(headSql, document),
    tx.query<LineRow>(linesSql, document),
    tx.query<PostedLine['lots'][number] & { itemId: string }>(lotsSql, document),
    tx.query<AmendFacts['costs'][number]>(costsSql, document),
    tx.query<AmendFacts['debtEntries'][number]>(debtSql, document),
    tx.query<{ code: string }>(returnsSql, document),
  ])
  const productIds = [...new Set(rows.map(row => row.productId))]
  const partnerIds = [...new Set([inbound.providerId, providerId])].filter(id => id !== null)
  const [stocks, shelves, partners, allocations, day] = await Promise.all([
    lockStock(tx, inbound.branchId, productIds),
    tx.query<AmendFacts['shelves'][number]>(shelvesSql, [
      tx.storeId,
      inbound.branchId,
      [...new Set(lots.map(lot => lot.lotId))],
    ]),
    lockPartners(tx, 'provider', partnerIds),
    // After the lock: a payment to the provider meanwhile may settle debts of this import.
    tx.query<AmendFacts['allocations'][number]>(allocationSql, document),
    lockBranchDay(tx, inbound.branchId),
  ])
  const lotsOf = Map.groupBy(lots, lot => lot.itemId)
  return {
    today: day.today,
    partners,
    facts: {
      inbound: { ...inbound, discount: discountOf(heads[0]!), deductsVat: heads[0]!.deductsVat },
      lines: rows.map(row => ({ ...row, discount: discountOf(row), lots: lotsOf.get(row.id) ?? [] })),
      costs,
      returns: returns.map(({ code }) => code),
      closedThrough: day.closedThrough,
      products: stocks.map(({ productId, onHand, entryCount }) => ({ id: productId, onHand, entryCount })),
      shelves,
      debtEntries,
      // What is owed to others for costs stays, and what was paid towards it too.
      allocations: allocations.filter(({ debtEntryId }) => debtEntries.some(({ id }) => id === debtEntryId)),
      partners,
    },
  }
}

type DiscountRow = { discountUnit: 1 | 2 | null; discountValue: number | null }
type LineRow = Omit<PostedLine, 'discount' | 'lots'> & DiscountRow

const discountOf = ({ discountUnit, discountValue }: DiscountRow): Discount | null =>
  discountUnit === null || discountValue === null ? null : { unit: discountUnit, value: Number(discountValue) }

const headSql = `
  select discount_unit, discount_value, deducts_vat from inbound where store_id = $1 and id = $2`

const linesSql = `
  select id, product_id, quantity, price, discount_unit, discount_value,
    vat_rate, value
  from inbound_item where store_id = $1 and inbound_id = $2 order by position`

const lotsSql = `
  select id, item_id, lot_id, base_quantity, value
  from inbound_lot where store_id = $1 and inbound_id = $2 and lot_id is not null order by item_id, position`

const costsSql = `
  select amount, payer, is_refundable from inbound_cost where store_id = $1 and inbound_id = $2 order by position`

const shelvesSql = `
  select lot_id, quantity, value from stock
  where store_id = $1 and branch_id = $2 and lot_id = any($3::uuid[]) and bucket = 'sellable' order by lot_id for update`
