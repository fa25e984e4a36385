import type { OwingShelf } from '../src/bill/bill-facts.ts'
import type { NewLot } from '../src/inbound/inbound-plan.ts'
import { decideMerge } from '../src/product-merge/decide-merge.ts'
import type { StockValue } from '../src/stock/issue-value.ts'
import { coverOversold, pulledBack } from '../src/stock/owed.ts'
import { type PostedStock, postStock, type StockMovement } from '../src/stock/post-stock.ts'
import { addDays } from '../src/time/calendar.ts'
import { goodsOfModel } from './goods-of-model.ts'

export interface Entry {
  id: string
  documentId: string
  kind: string
  /** The chain: a product, a fund, a partner. */
  chain: string
  amount: number
  sequence: number
  balanceAfter: number
  reversesId?: string | null
}
interface StockRow extends Entry {
  lotId: string
  value: number
  bucket?: 'owed'
}
export interface LotRow extends NewLot {
  state: 'normal' | 'held' | 'recalled'
  /** The sellable shelf. */
  quantity: number
  value: number
  /** What it is since its product was merged. */
  mergedInto: string | null
}

type AnyPlan = PostedStock<StockMovement & { kind: string }>
const nothing: StockValue = { quantity: 0, value: 0 }

/** The goods of a store in memory: shelves, what is owed, products that were merged. What the ledgers do with each arrival happens here. */
export class GoodsModel {
  today = '2026-11-21'
  /** The last closed day. */
  closedThrough: string | null = null
  sellsWithoutStock = false
  stock: StockRow[] = []
  lots = new Map<string, LotRow>()
  /** What a lot owes: goods that were sold before they came. */
  owedOf = new Map<string, StockValue>()
  onHand = new Map<string, number>()
  /** The product that a merged one is now part of. */
  mergedInto = new Map<string, string>()
  made = 0

  newId(kind: string): string {
    this.made += 1
    return `${kind}-${this.made}`
  }

  nextDay(): void {
    this.today = addDays(this.today, 1)
  }

  head(rows: readonly Entry[], chain: string): { balance: number; entryCount: number } {
    const last = rows.findLast(row => row.chain === chain)
    return { balance: last?.balanceAfter ?? 0, entryCount: last?.sequence ?? 0 }
  }

  products() {
    return goodsOfModel.map(product => ({
      ...product,
      isActive: !this.mergedInto.has(product.id),
      onHand: this.onHand.get(product.id) ?? 0,
      entryCount: this.head(this.stock, product.id).entryCount,
    }))
  }

  /** What a product is by now. */
  rootOf = (productId: string): string => {
    const survivor = this.mergedInto.get(productId)
    return survivor ? this.rootOf(survivor) : productId
  }

  rootLotOf = (lotId: string): string => {
    const survivors = this.lots.get(lotId)!.mergedInto
    return survivors ? this.rootLotOf(survivors) : lotId
  }

  addLot(lot: NewLot): void {
    this.lots.set(lot.id, { ...lot, ...nothing, state: 'normal', mergedInto: null })
  }

  /** Of goods without lots: their lot, what it owes, and what they cost last. */
  owingShelves(): OwingShelf[] {
    const goods = this.products().filter(product => !product.isLotManaged && !product.parts && product.isActive)
    return goods.map(({ id: productId }) => {
      const lot = [...this.lots.values()].find(one => one.productId === productId)
      const bought = this.stock.findLast(row => row.chain === productId && /^(INBOUND|OPENING)$/.test(row.kind))
      const last = bought ? { quantity: bought.amount, value: bought.value } : nothing
      return {
        productId,
        lotId: lot?.id ?? this.newId('lot'),
        isNew: !lot,
        state: lot?.state ?? 'normal',
        ...(this.owedOf.get(lot?.id ?? '') ?? nothing),
        cost: lot && lot.quantity > 0 ? { quantity: lot.quantity, value: lot.value } : last,
      }
    })
  }

  applyStock(documentId: string, plan: AnyPlan): void {
    for (const { productId, lotId, bucket, quantity, value, kind, sequence, balanceAfter } of plan.stockEntries) {
      const row = { documentId, kind, chain: productId, lotId, amount: quantity, value, sequence, balanceAfter }
      this.stock.push({ id: this.newId('stock'), ...row, ...(bucket === 'owed' && { bucket }) })
    }
    for (const { lotId, bucket, quantity, value } of plan.lotChanges) {
      const shelf = bucket === 'owed' ? (this.owedOf.get(lotId) ?? { ...nothing }) : this.lots.get(lotId)!
      shelf.quantity += quantity
      shelf.value += value
      if (bucket === 'owed') this.owedOf.set(lotId, shelf)
    }
    for (const { productId, quantity } of plan.productChanges) {
      this.onHand.set(productId, (this.onHand.get(productId) ?? 0) + quantity)
    }
    const brought = plan.stockEntries.filter(entry => entry.quantity > 0 || entry.kind === 'MERGE')
    const productIds = [...new Set(brought.map(entry => entry.productId))]
    this.settleShelves(documentId, productIds)
    this.followMerges(productIds)
  }

  move(documentId: string, movements: readonly (StockMovement & { kind: string })[]): void {
    if (movements.length) this.applyStock(documentId, postStock(movements, this.products()))
  }

  /** What came to a lot that owes some goes there first. */
  settleShelves(documentId: string, productIds: readonly string[]): void {
    for (const { id: lotId, productId, ...shelf } of [...this.lots.values()]) {
      const owed = this.owedOf.get(lotId)
      if (productIds.includes(productId) && owed && owed.quantity < 0 && shelf.quantity > 0)
        this.move(documentId, coverOversold({ ...owed, productId, lotId }, shelf))
    }
  }

  /** Goods that came to a merged product go on to what it is now. */
  followMerges(productIds: readonly string[]): void {
    for (const { id, productId, quantity, value } of [...this.lots.values()]) {
      const survivor = this.mergedInto.get(productId)
      if (!survivor || !productIds.includes(productId) || quantity === 0) continue
      const survivorsLotId = this.lots.get(id)!.mergedInto!
      this.move(`merge-${productId}`, [
        { kind: 'MERGE', productId, lotId: id, quantity: 0 - quantity, value: 0 - value },
        { kind: 'MERGE', productId: survivor, lotId: survivorsLotId, quantity, value },
      ])
    }
  }

  /** What a lot owed went to another with a merge: what is still owed there comes back, for a sale that is cancelled. */
  pullOwedBack(lotId: string, most: number): void {
    const { productId, mergedInto: survivorsLotId } = this.lots.get(lotId)!
    if (!survivorsLotId) return
    this.pullOwedBack(survivorsLotId, most)
    const { quantity, value } = pulledBack(this.owedOf.get(survivorsLotId) ?? nothing, most)
    if (quantity === 0) return
    const row = { kind: 'MERGE', bucket: 'owed' as const }
    this.move(`merge-${productId}`, [
      { ...row, productId: this.mergedInto.get(productId)!, lotId: survivorsLotId, quantity, value },
      { ...row, productId, lotId, quantity: 0 - quantity, value: 0 - value },
    ])
  }

  /** What the lots owe of which a bill sold goods before they came, once its part of it came back. */
  owedOfBill(documentId: string) {
    const sold = this.stock.filter(row => row.documentId === documentId && row.kind === 'SALE' && row.bucket)
    const byLot = [...Map.groupBy(sold, row => row.lotId)]
    for (const [lotId, rows] of byLot)
      this.pullOwedBack(
        lotId,
        rows.reduce((sum, row) => sum - row.amount, 0),
      )
    // Only now is known what each owes: one lot of the bill may be what another of it was merged into.
    return byLot.map(([lotId, rows]) => {
      const settled = this.stock.filter(
        row => row.kind === 'OWED_SETTLED' && row.bucket && this.rootLotOf(row.lotId) === this.rootLotOf(lotId),
      )
      return {
        productId: rows[0]!.chain,
        lotId,
        ...this.owedOf.get(lotId)!,
        settled: {
          quantity: settled.reduce((sum, row) => sum + row.amount, 0),
          value: settled.reduce((sum, row) => sum + row.value, 0),
        },
      }
    })
  }

  merge(survivorId: string, duplicateId: string) {
    const products = this.products()
    const [survivor, duplicate] = [survivorId, duplicateId].map(id => products.find(product => product.id === id)!)
    const lots = [...this.lots.values()].filter(lot => [survivorId, duplicateId].includes(lot.productId))
    const own = lots.filter(lot => lot.productId === duplicateId)
    const branchId = 'b'
    const decided = decideMerge({
      survivor: survivor!,
      duplicate: duplicate!,
      lots,
      stocks: [survivor!, duplicate!].map(({ id, onHand, entryCount }) => ({
        ...{ branchId, productId: id, onHand, entryCount },
        ...{ reserved: 0, inTransit: 0 },
      })),
      shelves: own.flatMap(({ id: lotId, quantity, value }) => [
        { branchId, lotId, bucket: 'sellable' as const, quantity, value },
        { branchId, lotId, bucket: 'owed' as const, ...(this.owedOf.get(lotId) ?? nothing) },
      ]),
      draftCodes: [],
      sharedCombos: [],
      freshIds: [...duplicate!.units, ...own].map(() => this.newId('fresh')),
    })
    if (!decided.ok) return decided
    const { newLots, joinedLots, lotOf, branches } = decided.plan
    for (const { state, ...lot } of newLots) {
      this.addLot(lot)
      this.lots.get(lot.id)!.state = state
    }
    for (const { id, ...joined } of joinedLots) Object.assign(this.lots.get(id)!, joined)
    for (const [lotId, survivorsLotId] of lotOf) this.lots.get(lotId)!.mergedInto = survivorsLotId
    this.mergedInto.set(duplicateId, survivorId)
    for (const { branchId: _, ...plan } of branches) this.applyStock(`merge-${duplicateId}`, plan)
    return decided
  }
}
