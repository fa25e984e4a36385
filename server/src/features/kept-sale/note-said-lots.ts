import type { KeptSale } from '@quay/contract/bill/kept-sale'
import { errorMessage } from '@quay/contract/error-code'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import { checkNotedLot } from '@quay/domain/lot/check-noted-lot'
import { lotKey } from '@quay/domain/stock/lot-key'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { lockStock, openShelf, openStock } from '../stock/apply-stock.ts'
import { insertLots } from '../stock/lot-store.ts'
import type { ResolvedGoods } from './resolve-goods.ts'

interface Product {
  id: string
  name: string
  isLotManaged: boolean
}

interface KnownLot {
  id: string
  productId: string
  number: string
  numberKey: string
  expiryDate: string | null
}

/**
 * Lots that a till without the network wrote down from the box: a lot of that number which the store has by now is that lot, else it becomes one, with
 * nothing in it. Gives the goods by the lots that they are of now; what such a lot breaks is a flag.
 */
export async function noteSaidLots(
  tx: Tx,
  { branchId, items, offline: { notedLots = [] } }: KeptSale,
  goods: ResolvedGoods,
  soldDay: string,
): Promise<ResolvedGoods> {
  if (notedLots.length === 0) return goods
  const productNow = new Map(items.map(({ productId }, at) => [productId, goods.items[at]!.productId]))
  const productIds = [...new Set(productNow.values())]
  await openStock(tx, branchId, productIds)
  await lockStock(tx, branchId, productIds)
  const [products, known, taken] = await Promise.all([
    tx.query<Product>(productsSql, [tx.storeId, productIds]),
    tx.query<KnownLot>(lotsSql, [tx.storeId, productIds, notedLots.map(({ number }) => lotKey(number))]),
    tx.query<{ id: string }>(takenSql, [tx.storeId, notedLots.map(({ id }) => id)]),
  ])
  const used = new Set(taken.map(({ id }) => id))
  const now = new Map<string, string>()
  const flags: Flag[] = []
  for (const { id: saidId, productId: said, number, expiryDate } of notedLots) {
    const product = products.find(({ id }) => id === productNow.get(said))
    if (!product) continue
    const numberKey = lotKey(number)
    const same = known.find(lot => lot.productId === product.id && lot.numberKey === numberKey)
    const facts = { product: { ...product, survivor: null }, known: same ?? null, today: soldDay }
    const refusal = checkNotedLot({ number, expiryDate }, facts)
    if (refusal) {
      const { code, details } = refusal
      flags.push({ kind: 'rule-broken', details: { sentence: errorMessage(code, details), code } })
    }
    if (!product.isLotManaged) continue
    const lot = same ?? {
      ...{ id: used.has(saidId) ? newId() : saidId, productId: product.id, number, numberKey, expiryDate },
    }
    now.set(saidId, lot.id)
    if (same) continue
    known.push(lot)
    used.add(lot.id)
    await insertLots(tx, [{ ...lot, firstReceivedAt: tx.now.toISOString() }])
    await openShelf(tx, branchId, [{ lotId: lot.id, productId: product.id, bucket: 'sellable' }])
    await tx.audit('lot.note', { kind: 'lot', id: lot.id, code: number, branchId }, undefined, {
      product: product.name,
      lot: number,
      expiryDate,
    })
  }
  const ofNow = <Lot extends { lotId: string }>(lot: Lot): Lot => ({ ...lot, lotId: now.get(lot.lotId) ?? lot.lotId })
  return {
    items: goods.items.map(item => ({ ...item, ...(item.lots && { lots: item.lots.map(ofNow) }) })),
    lines: goods.lines?.map(line => ({ ...line, lots: line.lots.map(ofNow) })),
    flags: [...goods.flags, ...flags],
  }
}

const productsSql = 'select id, name, is_lot_managed from product where store_id = $1 and id = any($2::uuid[])'
const lotsSql = `
  select id, product_id, number, number_key, expiry_date from lot
  where store_id = $1 and product_id = any($2::uuid[]) and number_key = any($3::text[]) and merged_into is null`
const takenSql = 'select id from lot where store_id = $1 and id = any($2::uuid[])'
