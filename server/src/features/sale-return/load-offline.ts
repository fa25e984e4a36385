import type { OfflineReturnBody } from '@quay/contract/sale-return/offline'
import type { KnownUnit, OfflineFacts } from '@quay/domain/sale-return/decide-offline-return'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { lockStock, openStock } from '../stock/apply-stock.ts'
import { loadReturn } from './load-return.ts'
import { readReturnRules } from './read/return-rules.ts'
import { known, loadUnbilled, readGoods } from './unbilled/load-unbilled.ts'

type Asked = Pick<OfflineReturnBody, 'billId' | 'branchId' | 'items' | 'cash'>

/**
 * What a return that was taken without the network depends on, under lock: the bill where it arrived and stands, the stock of all its
 * goods in one order, the customer, the drawer. Goods that were merged meanwhile count as what they are now.
 */
export async function loadOffline(
  tx: Tx,
  actor: Actor,
  { billId, branchId, items, cash }: Asked,
): Promise<{ facts: OfflineFacts; items: (Asked['items'][number] & { soldProductId: string })[] }> {
  const [bill] = await tx.query<{ id: string; branchId: string; status: string }>(billSql, [tx.storeId, billId])
  const stands = bill?.status === 'SUCCEED' && actor.branchIds.includes(bill.branchId)
  const lines = stands ? await tx.query<LineRow>(linesSql, [tx.storeId, billId]) : []
  const survivors = new Map(
    (await tx.query<{ id: string; now: string }>(survivorsSql, [tx.storeId, items.map(item => item.productId)])).map(
      row => [row.id, row.now] as const,
    ),
  )
  const survived = items.map(item => ({
    ...item,
    productId: survivors.get(item.productId) ?? item.productId,
    soldProductId: item.productId,
  }))
  const productIds = await known(tx, [
    ...new Set([...survived.map(({ productId }) => productId), ...lines.flatMap(row => row.productIds)]),
  ])
  await openStock(tx, branchId, productIds)
  const stocks = await lockStock(tx, branchId, productIds.toSorted())
  const payments = [{ method: 'CASH' as const, amount: cash }]
  const asks = { branchId, items: survived, payments }
  const ofBill = lines.map(({ id }) => ({ billItemId: id }))
  const facts = stands
    ? (await loadReturn(tx, actor, { billId, branchId, items: ofBill, payments })).facts
    : { ...(await loadUnbilled(tx, actor, asks)), bill: null }
  const { takesOffline } = await readReturnRules(tx)
  return {
    items: survived,
    facts: {
      ...facts,
      products: stocks.map(({ productId, onHand, entryCount }) => ({ id: productId, onHand, entryCount })),
      goods: await readGoods(tx, asks, facts.businessDay),
      units: await tx.query<KnownUnit>(unitsSql, [tx.storeId, items.map(item => item.unitId)]),
      lineIds: new Map(lines.map(({ position, id }) => [position, id] as const)),
      isAllowed: takesOffline,
    },
  }
}

interface LineRow {
  id: string
  position: number
  productIds: string[]
}

const billSql = 'select id, branch_id, status from bill where store_id = $1 and id = $2 for update'

/** Lines by their places, with the goods of their lots. */
const linesSql = `
  select i.id, i.position, array(
    select distinct l.product_id from bill_item_lot x join lot l on l.store_id = $1 and l.id = x.lot_id
    where x.store_id = $1 and x.item_id = i.id) as product_ids
  from bill_item i where i.store_id = $1 and i.bill_id = $2 order by i.position`

/** Units out of use too, with the goods that they are of today. */
const unitsSql = `
  select u.id, u.ratio, coalesce(p.merged_into, p.id) as product_id
  from product_unit u join product p on p.store_id = u.store_id and p.id = u.product_id
  where u.store_id = $1 and u.id = any($2::uuid[])`

const survivorsSql = `
  select id, coalesce(merged_into, id) as now from product where store_id = $1 and id = any($2::uuid[])`
