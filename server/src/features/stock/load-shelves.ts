import type { ShelfFacts, ShelfItem, ShelvedLot, ShelvedProduct } from '@quay/domain/stock/find-shelf-lines'
import type { Tx } from '../../db/connection/transaction.ts'
import { lockStock } from './apply-stock.ts'

/**
 * Products and lots that a document takes goods of, with what of them lies in a branch; to complete it the stock of its
 * products is locked first.
 */
export async function loadShelves(
  tx: Tx,
  branchId: string,
  items: readonly ShelfItem[],
  locked: boolean,
): Promise<ShelfFacts> {
  const productIds = [...new Set(items.map(item => item.productId))].sort()
  const lotIds = [...new Set(items.map(item => item.lotId))]
  const [stocks, lots, products] = await Promise.all([
    locked ? lockStock(tx, branchId, productIds) : [],
    tx.query<LotRow>(lotsSql, [tx.storeId, branchId, lotIds]),
    tx.query<Omit<ShelvedProduct, 'onHand' | 'entryCount'>>(productsSql, [tx.storeId, productIds]),
  ])
  const stockOf = new Map(stocks.map(stock => [stock.productId, stock]))
  return {
    products: products.map(product => {
      const { onHand = 0, entryCount = 0 } = stockOf.get(product.id) ?? {}
      return { ...product, onHand, entryCount }
    }),
    lots: lotsOf(lots),
  }
}

interface LotRow extends Omit<ShelvedLot, 'shelves'> {
  bucket: 'sellable' | 'quarantine' | null
  quantity: number | null
  value: number | null
}

/** Rows come one a bucket; a lot that the branch never had has none. */
function lotsOf(rows: readonly LotRow[]): ShelvedLot[] {
  return [...Map.groupBy(rows, row => row.id).values()].map(own => {
    const { id, productId, number, expiryDate } = own[0]!
    const shelf = (bucket: string) => {
      const row = own.find(one => one.bucket === bucket)
      return { quantity: row?.quantity ?? 0, value: row?.value ?? 0 }
    }
    const shelves = { sellable: shelf('sellable'), quarantine: shelf('quarantine') }
    return { id, productId, number, expiryDate, shelves }
  })
}

// Shelves need no lock of their own: every movement locks the stock of their product first.
const lotsSql = `
  select l.id, l.product_id, l.number, l.expiry_date, s.bucket, s.quantity, s.value
  from lot l left join stock s on s.store_id = l.store_id and s.branch_id = $2 and s.lot_id = l.id
  where l.store_id = $1 and l.id = any($3::uuid[])`

const productsSql = `
  select p.id, p.code, p.name, p.registration_number,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc)
     from product_unit u where u.store_id = $1 and u.product_id = p.id), '[]') as units
  from product p where p.store_id = $1 and p.id = any($2::uuid[])`
