import type { QualityResult } from '@quay/contract/quality-check/shapes'
import { type Outcome, refuse } from '../refusal.ts'
import { type PostedStock, type ProductStock, postStock, type StockMovement } from '../stock/post-stock.ts'
import { formatNumber } from '../text/format-number.ts'

interface InspectedLot {
  /** Of the line. */
  id: string
  productId: string
  productName: string
  lotId: string
  lotNumber: string
  result: QualityResult | null
}

interface QualityFacts {
  items: readonly InspectedLot[]
  /** The sellable shelf of each lot now. */
  shelves: readonly { lotId: string; quantity: number; value: number }[]
  products: readonly ProductStock[]
}

interface QuarantineMovement extends StockMovement {
  kind: 'QUARANTINE'
  lineId: string
}

export interface CompleteQualityPlan extends PostedStock<QuarantineMovement> {
  /** Base units that go into quarantine, by line. */
  moved: { id: string; quantity: number }[]
  failedCount: number
}

const maxListed = 5

/**
 * Decides the monthly check of the lots: a lot that is not good leaves the shelf, all of it and with its value; goods that
 * wait to be destroyed or returned are kept apart as well (GPP). Every lot needs a result.
 */
export function decideCompleteQuality({
  items,
  shelves,
  products,
}: QualityFacts): Outcome<{ plan: CompleteQualityPlan }> {
  const open = items.filter(item => item.result === null)
  if (open.length > 0) {
    const names = open.slice(0, maxListed).map(item => `${item.productName} ${item.lotNumber}`.trim())
    const lots = names.join(', ') + (open.length > maxListed ? ', …' : '')
    return refuse('quality-not-done', { count: open.length, countText: formatNumber(open.length), lots })
  }
  const failed = items.filter(item => item.result !== 'PASS')
  const shelfOf = new Map(shelves.map(shelf => [shelf.lotId, shelf]))
  const moves = failed.flatMap(item => {
    const shelf = shelfOf.get(item.lotId)
    return shelf && shelf.quantity > 0 ? [{ item, shelf }] : []
  })
  const movements = moves.flatMap(({ item, shelf: { quantity, value } }): QuarantineMovement[] => {
    const row = { kind: 'QUARANTINE' as const, lineId: item.id, productId: item.productId, lotId: item.lotId }
    return [
      { ...row, quantity: 0 - quantity, value: 0 - value },
      { ...row, bucket: 'quarantine', quantity, value },
    ]
  })
  return {
    ok: true,
    plan: {
      moved: moves.map(({ item, shelf }) => ({ id: item.id, quantity: shelf.quantity })),
      failedCount: failed.length,
      ...postStock(movements, products),
    },
  }
}
