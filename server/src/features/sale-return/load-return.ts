import type { PostingFacts, ReturnCustomer, ReturnFacts } from '@quay/domain/sale-return/return-facts'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { fundsToPay, lockFunds, type NamedPayment } from '../cashbook/apply-cash.ts'
import { lockLimited } from '../discount/write-discounts.ts'
import { readReturnedPoints } from '../point/point-store.ts'
import { withComponentsSql } from '../product/read/combo-sql.ts'
import { lockStock, openStock } from '../stock/apply-stock.ts'
import { lockCodesOf } from '../voucher-code/code-store.ts'
import { type LoadedBill, lockReturnedBill, readReturnedBill } from './load-returned-bill.ts'
import { readReturnRules } from './read/return-rules.ts'

interface Asked {
  billId: string
  branchId: string
  items: readonly { billItemId: string }[]
}

export const rightsOf = (actor: Actor): ReturnFacts['rights'] => ({
  mayAllow: may(actor, { model: 'return', action: 'update' }),
  isPharmacist: actor.isPharmacist,
})

interface Read {
  loaded: LoadedBill
  businessDay: string
  customer: ReturnCustomer | undefined
  rules: ReturnFacts['rules']
}

const factsOf = (tx: Tx, actor: Actor, { loaded, businessDay, customer, rules }: Read): ReturnFacts => ({
  now: tx.now.toISOString(),
  businessDay,
  bill: loaded.bill,
  customer: customer ?? null,
  rules,
  rights: rightsOf(actor),
})

/** What a return would depend on, without a lock. Throws `not-found`. */
export async function readReturn(
  tx: Tx,
  actor: Actor,
  asked: Pick<Asked, 'billId' | 'branchId'>,
): Promise<{ facts: ReturnFacts; loaded: LoadedBill }> {
  const loaded = await readReturnedBill(tx, actor, asked.billId)
  const [{ rules }, day, customers] = await Promise.all([
    readReturnRules(tx),
    readBranchDay(tx, asked.branchId),
    loaded.customerId ? tx.query<ReturnCustomer>(customerSql, [tx.storeId, loaded.customerId]) : [],
  ])
  return {
    loaded,
    facts: factsOf(tx, actor, { loaded, businessDay: day.today, customer: customers[0], rules }),
  }
}

/**
 * The same under lock, in the order of docs/topics/ledgers.md: the bill, the stock of its products, the customer, the funds that
 * the payments name.
 */
export async function loadReturn(
  tx: Tx,
  actor: Actor,
  asked: Asked & {
    payments: readonly NamedPayment[]
    exchange?: { items: readonly { productId: string }[] } | undefined
  },
): Promise<{ facts: PostingFacts; loaded: LoadedBill }> {
  const { branchId, billId } = asked
  await lockReturnedBill(tx, billId)
  const asks = [tx.storeId, billId, asked.items.map(item => item.billItemId)]
  const returned = (await tx.query<{ productId: string }>(productsSql, asks)).map(({ productId }) => productId)
  await openStock(tx, branchId, returned)
  // With the new goods of an exchange, so that all that moves is locked in one order of products.
  const wanted = asked.exchange?.items.map(({ productId }) => productId) ?? []
  const fresh = wanted.length ? await tx.query<{ productId: string }>(componentsSql, [tx.storeId, wanted]) : []
  const stocks = await lockStock(
    tx,
    branchId,
    [...new Set([...returned, ...fresh.map(({ productId }) => productId)])].sort(),
  )
  const [holder] = await tx.query<{ customerId: string | null }>(holderSql, [tx.storeId, billId])
  const customers = holder?.customerId
    ? await tx.query<ReturnCustomer>(`${customerSql} for update`, [tx.storeId, holder.customerId])
    : []
  const [loaded, funds, { rules, mayOverdraw }, day, points] = await Promise.all([
    readReturnedBill(tx, actor, billId),
    lockFunds(tx, branchId, asked.payments),
    readReturnRules(tx),
    readBranchDay(tx, branchId),
    holder?.customerId ? readReturnedPoints(tx, billId, holder.customerId) : undefined,
  ])
  if (!asked.exchange) await lockUses(tx, loaded)
  return {
    loaded,
    facts: {
      ...factsOf(tx, actor, { loaded, businessDay: day.today, customer: customers[0], rules }),
      products: stocks.map(({ productId, onHand, entryCount }) => ({ id: productId, onHand, entryCount })),
      ...fundsToPay(funds),
      mayOverdraw,
      points,
    },
  }
}

/** Codes and limited promotions of the bill, after funds. An exchange locks them with those of its new goods. */
async function lockUses(tx: Tx, { bill }: LoadedBill): Promise<void> {
  if (bill.promotions.length === 0) return
  await lockCodesOf(tx, bill.id)
  await lockLimited(
    tx,
    bill.promotions.map(({ discountId }) => discountId),
  )
}

const customerSql = `
  select id, name, debt, debt_entry_count, points, point_entry_count from customer where store_id = $1 and id = $2`

const holderSql = 'select customer_id from bill where store_id = $1 and id = $2'

/** Products, and of combos their components. */
const componentsSql = `select unnest(${withComponentsSql('$2')}) as product_id`

/** Of the lines that come back: their goods, of a combo its components, in the order in which stock is locked. */
const productsSql = `
  select distinct l.product_id from bill_item_lot x join lot l on l.store_id = $1 and l.id = x.lot_id
  where x.store_id = $1 and x.bill_id = $2 and x.item_id = any($3::uuid[]) order by l.product_id`
