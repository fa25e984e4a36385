import { decideReturn } from '@quay/domain/inbound-return/decide-return'
import type {
  ReturnedLot,
  ReturnFacts,
  ReturnInput,
  ReturnPlan,
  ReturnSource,
} from '@quay/domain/inbound-return/return-facts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Tx } from '../../db/transaction.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { fundsToPay, lockFunds, readFunds } from '../cashbook/apply-cash.ts'
import { lockPartner, readPartner } from '../debt/apply-debt.ts'
import { lockStock } from '../stock/apply-stock.ts'

/** Loads what a return depends on, under lock where it is to be completed, and decides it. Throws what decideReturn refuses. */
export async function planReturn(tx: Tx, input: ReturnInput, status: 'DRAFT' | 'SUCCEED'): Promise<ReturnPlan> {
  const decision = decideReturn(input, await loadReturn(tx, input, status === 'SUCCEED'), status)
  if (!decision.ok) throw refuseAs(decision)
  return decision.plan
}

async function loadReturn(tx: Tx, input: ReturnInput, locked: boolean): Promise<ReturnFacts> {
  const { branchId, providerId, inboundId, items } = input
  const productIds = [...new Set(items.map(item => item.productId))].sort()
  const lotIds = [...new Set(items.map(item => item.lotId))]
  // The receipt first: two returns of it, and its cancel, take turns.
  const source = inboundId ? await readSource(tx, branchId, inboundId, locked) : null
  const stocks = locked ? await lockStock(tx, branchId, productIds) : []
  const [lots, products, day] = await Promise.all([
    tx.query<LotRow>(lotsSql, [tx.storeId, branchId, lotIds]),
    tx.query<Omit<ReturnFacts['products'][number], 'onHand' | 'entryCount'>>(productsSql, [tx.storeId, productIds]),
    readBranchDay(tx, branchId),
  ])
  const provider = providerId ? await (locked ? lockPartner : readPartner)(tx, 'provider', providerId) : null
  const funds = await (locked ? lockFunds : readFunds)(tx, branchId)
  const stockOf = new Map(stocks.map(stock => [stock.productId, stock]))
  return {
    now: tx.now.toISOString(),
    businessDay: day.today,
    products: products.map(product => {
      const { onHand = 0, entryCount = 0 } = stockOf.get(product.id) ?? {}
      return { ...product, onHand, entryCount }
    }),
    lots: lotsOf(lots),
    source,
    provider: provider ?? null,
    ...fundsToPay(funds),
  }
}

async function readSource(tx: Tx, branchId: string, id: string, locked: boolean): Promise<ReturnSource | null> {
  const [head] = await tx.query<Omit<ReturnSource, 'lots'>>(locked ? `${sourceSql} for update` : sourceSql, [
    tx.storeId,
    id,
    branchId,
  ])
  if (!head) return null
  return { ...head, lots: await tx.query<ReturnSource['lots'][number]>(sourceLotsSql, [tx.storeId, id]) }
}

const sourceSql = `
  select id, code, status, branch_id as "branchId", provider_id as "providerId"
  from inbound where store_id = $1 and id = $2 and branch_id = $3`

const sourceLotsSql = `
  select l.item_id as "itemId", l.lot_id as "lotId", sum(l.base_quantity)::bigint as bought, coalesce((
    select sum(i.base_quantity) from inbound_return_item i
    join inbound_return d on d.store_id = i.store_id and d.id = i.inbound_return_id and d.status = 'SUCCEED'
    where i.store_id = $1 and i.inbound_item_id = l.item_id and i.lot_id = l.lot_id
  ), 0)::bigint as returned
  from inbound_lot l where l.store_id = $1 and l.inbound_id = $2 and l.lot_id is not null
  group by l.item_id, l.lot_id`

interface LotRow extends Omit<ReturnedLot, 'shelves'> {
  bucket: 'sellable' | 'quarantine' | null
  quantity: number | null
  value: number | null
}

/** Rows come one a bucket; a lot that the branch never had has none. */
function lotsOf(rows: readonly LotRow[]): ReturnedLot[] {
  return [...Map.groupBy(rows, row => row.id).values()].map(own => {
    const { id, productId, number, expiryDate } = own[0]!
    const shelf = (bucket: string) => {
      const row = own.find(one => one.bucket === bucket)
      return { quantity: row?.quantity ?? 0, value: row?.value ?? 0 }
    }
    return {
      id,
      productId,
      number,
      expiryDate,
      shelves: { sellable: shelf('sellable'), quarantine: shelf('quarantine') },
    }
  })
}

// Shelves need no lock of their own: every movement locks the stock of their product first.
const lotsSql = `
  select l.id, l.product_id as "productId", l.number, l.expiry_date as "expiryDate", s.bucket, s.quantity, s.value
  from lot l left join stock s on s.store_id = l.store_id and s.branch_id = $2 and s.lot_id = l.id
  where l.store_id = $1 and l.id = any($3::uuid[])`

const productsSql = `
  select p.id, p.code, p.name,
    (select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc)
     from product_unit u where u.store_id = p.store_id and u.product_id = p.id) as units
  from product p where p.store_id = $1 and p.id = any($2::uuid[])`
