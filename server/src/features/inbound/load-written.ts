import type { CancelInboundFacts, CostsToUndo } from '@quay/domain/inbound/decide-cancel-inbound'
import type { Tx } from '../../db/connection/transaction.ts'
import { lockBranchDay } from '../branch/read-branch-day.ts'
import { lockFundsById } from '../cashbook/apply-cash.ts'
import { lockPartners } from '../debt/apply-debt.ts'
import { readSetting } from '../setting/read-setting.ts'
import { lockStock } from '../stock/apply-stock.ts'
import type { StoredInbound } from './inbound-store.ts'

/**
 * Reads the rows that a locked import wrote, then locks the balances they stand in: stock in product order, its lots,
 * the provider, the funds. Of a draft there are none.
 */
export async function loadWritten(
  tx: Tx,
  inbound: StoredInbound,
): Promise<{ facts: CancelInboundFacts; today: string }> {
  const document = [tx.storeId, inbound.id]
  const [stockEntries, cashEntries, debtEntries, costCash, costDebts, returns] = await Promise.all([
    tx.query<CancelInboundFacts['stockEntries'][number]>(stockSql, document),
    tx.query<CancelInboundFacts['cashEntries'][number]>(cashSql, document),
    tx.query<CancelInboundFacts['debtEntries'][number]>(debtSql, document),
    tx.query<CostsToUndo['cashEntries'][number]>(costCashSql, document),
    tx.query<CostsToUndo['debtEntries'][number]>(costDebtSql, document),
    tx.query<{ code: string }>(returnsSql, document),
  ])
  const productIds = [...new Set(stockEntries.map(entry => entry.productId))]
  const lotIds = [...new Set(stockEntries.map(entry => entry.lotId))]
  const accountIds = [...new Set([...cashEntries, ...costCash].map(entry => entry.accountId))]
  const partnerIds = [...new Set([inbound.providerId, ...costDebts.map(entry => entry.partnerId)])].filter(
    id => id !== null,
  )
  const [stocks, lots, partners, funds, allocations, products, units, day, mayOverdraw] = await Promise.all([
    lockStock(tx, inbound.branchId, productIds),
    tx.query<CancelInboundFacts['lots'][number]>(lotsSql, [tx.storeId, inbound.branchId, lotIds]),
    lockPartners(tx, 'provider', partnerIds),
    lockFundsById(tx, accountIds),
    tx.query<CancelInboundFacts['allocations'][number]>(allocationSql, document),
    tx.query<{ id: string; name: string }>(productsSql, [tx.storeId, productIds]),
    tx.query<Unit & { productId: string }>(unitsSql, [tx.storeId, productIds]),
    lockBranchDay(tx, inbound.branchId),
    readSetting(tx, 'fundMayBeNegative'),
  ])
  const stockOf = new Map(stocks.map(stock => [stock.productId, stock]))
  const unitsOf = Map.groupBy(units, unit => unit.productId)
  return {
    today: day.today,
    facts: {
      inbound,
      returns: returns.map(({ code }) => code),
      closedThrough: day.closedThrough,
      stockEntries,
      products: products.map(product => ({
        ...product,
        onHand: stockOf.get(product.id)!.onHand,
        entryCount: stockOf.get(product.id)!.entryCount,
        units: unitsOf.get(product.id) ?? [],
      })),
      lots,
      cashEntries,
      debtEntries,
      allocations,
      partner: partners.find(({ id }) => id === inbound.providerId) ?? null,
      costs: { cashEntries: costCash, debtEntries: costDebts, partners },
      funds,
      mayOverdraw,
    },
  }
}

type Unit = CancelInboundFacts['products'][number]['units'][number]

const stockSql = `
  select id, kind, product_id, lot_id, line_id, quantity, value
  from stock_entry where store_id = $1 and document_id = $2 and kind in ('INBOUND', 'OPENING', 'INBOUND_REPRICED') order by product_id, sequence`

const cashSql = `
  select id, account_id, amount from cash_entry
  where store_id = $1 and document_id = $2 and kind = 'INBOUND' order by id`

/** Those of an earlier provider, who was corrected, are undone already. */
export const debtSql = `
  select id, amount from debt_entry d where store_id = $1 and document_id = $2 and kind = 'INBOUND'
    and not exists (select 1 from debt_entry u where u.store_id = $1 and u.reverses_id = d.id) order by sequence`

const costCashSql = `
  select id, account_id, amount from cash_entry
  where store_id = $1 and document_id = $2 and kind = 'INBOUND_COST' order by id`

const costDebtSql = `
  select id, partner_id, amount from debt_entry
  where store_id = $1 and document_id = $2 and kind = 'INBOUND_COST' order by id`

/** A return locks its import first, so none is completed while this one is cancelled. */
export const returnsSql = `
  select code from inbound_return where store_id = $1 and inbound_id = $2 and status = 'SUCCEED' order by code`

const lotsSql = `
  select s.lot_id as id, l.number, s.quantity, s.value
  from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
  where s.store_id = $1 and s.branch_id = $2 and s.lot_id = any($3::uuid[]) and s.bucket = 'sellable'
  order by s.lot_id for update of s`

const productsSql = 'select id, name from product where store_id = $1 and id = any($2::uuid[])'

const unitsSql = `
  select product_id, name, ratio, is_active
  from product_unit where store_id = $1 and product_id = any($2::uuid[])`

/** What later payments settled of this import's debt, and was not taken back already. */
export const allocationSql = `
  select a.id, a.payment_entry_id, a.debt_entry_id, a.amount
  from debt_entry d join debt_allocation a on a.store_id = d.store_id and a.debt_entry_id = d.id
  where d.store_id = $1 and d.document_id = $2 and a.amount > 0
    and not exists (select 1 from debt_allocation u where u.store_id = $1 and u.reverses_id = a.id)`
