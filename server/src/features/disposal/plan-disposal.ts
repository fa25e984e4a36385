import { decideDisposal } from '@quay/domain/disposal/decide-disposal'
import type { DisposalFacts, DisposalInput, DisposalPlan, DisposedLot } from '@quay/domain/disposal/disposal-facts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { lockStock, postStock } from '../stock/apply-stock.ts'

/** Loads what a disposal depends on, under lock where it is to be completed, and decides it. Throws what decideDisposal refuses. */
export async function planDisposal(tx: Tx, input: DisposalInput, status: 'DRAFT' | 'SUCCEED'): Promise<DisposalPlan> {
  const decision = decideDisposal(input, await loadDisposal(tx, input, status === 'SUCCEED'), status)
  if (!decision.ok) throw refuseAs(decision)
  return decision.plan
}

async function loadDisposal(tx: Tx, { branchId, items }: DisposalInput, locked: boolean): Promise<DisposalFacts> {
  const productIds = [...new Set(items.map(item => item.productId))].sort()
  const lotIds = [...new Set(items.map(item => item.lotId))]
  const [stocks, lots, products, day] = await Promise.all([
    locked ? lockStock(tx, branchId, productIds) : [],
    tx.query<LotRow>(lotsSql, [tx.storeId, branchId, lotIds]),
    tx.query<Omit<DisposalFacts['products'][number], 'onHand' | 'entryCount'>>(productsSql, [tx.storeId, productIds]),
    readBranchDay(tx, branchId),
  ])
  const stockOf = new Map(stocks.map(stock => [stock.productId, stock]))
  return {
    now: tx.now.toISOString(),
    businessDay: day.today,
    products: products.map(product => {
      const { onHand = 0, entryCount = 0 } = stockOf.get(product.id) ?? {}
      return { ...product, onHand, entryCount }
    }),
    lots: lotsOf(lots),
  }
}

interface LotRow extends Omit<DisposedLot, 'shelves'> {
  bucket: 'sellable' | 'quarantine' | null
  quantity: number | null
  value: number | null
}

/** Rows come one a bucket; a lot that the branch never had has none. */
function lotsOf(rows: readonly LotRow[]): DisposedLot[] {
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
  select p.id, p.code, p.name, p.registration_number as "registrationNumber",
    (select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc)
     from product_unit u where u.store_id = p.store_id and u.product_id = p.id) as units
  from product p where p.store_id = $1 and p.id = any($2::uuid[])`

/** Writes what a completed disposal does to the stock. */
export function applyDisposal(
  tx: Tx,
  actor: Actor,
  { disposal, stockEntries, ...changes }: DisposalPlan,
  code: string,
) {
  return postStock(
    tx,
    {
      branchId: disposal.branchId,
      businessDay: disposal.businessDay,
      employeeId: actor.employeeId,
      document: { kind: 'disposal', id: disposal.id, code },
      partner: null,
    },
    { entries: stockEntries, lotChanges: changes.lotChanges, productChanges: changes.productChanges },
  )
}
