import type { LedgerBucket } from '@quay/contract/enumeration'
import { postRows } from '../ledger/post-rows.ts'

export interface StockMovement {
  productId: string
  lotId: string
  /** Left out: the sellable one. */
  bucket?: LedgerBucket | undefined
  /** Base units, negative when they leave. */
  quantity: number
  /** Đồng, negative when it leaves. */
  value: number
}

/** The chain of a product at the branch. */
export interface ProductStock {
  id: string
  /** Base units, all lots together. */
  onHand: number
  entryCount: number
}

/** What changes in the balances, one row each shelf (a lot in a bucket) and each product. */
export interface LotChange {
  lotId: string
  productId: string
  /** Left out: the sellable one. */
  bucket?: LedgerBucket | undefined
  quantity: number
  value: number
}
export interface ProductChange {
  productId: string
  quantity: number
  /** How many rows the chain grows by. */
  entries: number
}

export interface PostedStock<Movement> {
  stockEntries: (Movement & { sequence: number; balanceAfter: number })[]
  lotChanges: LotChange[]
  productChanges: ProductChange[]
}

/** Turns movements into rows of the stock ledger, and sums up what they change in the balances beside it. */
export function postStock<Movement extends StockMovement>(
  movements: readonly Movement[],
  products: readonly ProductStock[],
): PostedStock<Movement> {
  const heads = products.map(product => ({ id: product.id, balance: product.onHand, entryCount: product.entryCount }))
  const lots = new Map<string, LotChange>()
  const changed = new Map<string, ProductChange>()
  for (const { productId, lotId, bucket, quantity, value } of movements) {
    const key = `${lotId} ${bucket ?? 'sellable'}`
    const lot = lots.get(key) ?? { lotId, productId, ...(bucket && { bucket }), quantity: 0, value: 0 }
    lots.set(key, { ...lot, quantity: lot.quantity + quantity, value: lot.value + value })
    const product = changed.get(productId) ?? { productId, quantity: 0, entries: 0 }
    changed.set(productId, { productId, quantity: product.quantity + quantity, entries: product.entries + 1 })
  }
  return {
    stockEntries: postRows(movements, heads, ({ productId, quantity }) => ({ chain: productId, amount: quantity })),
    lotChanges: [...lots.values()],
    productChanges: [...changed.values()],
  }
}
