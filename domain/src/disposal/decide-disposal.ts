import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { findShelfLines, type ShelfLine } from '../stock/find-shelf-lines.ts'
import { postStock } from '../stock/post-stock.ts'
import { takeFromShelves } from '../stock/take-from-shelves.ts'
import { formatDate } from '../text/format-date.ts'
import { addDays } from '../time/calendar.ts'
import type {
  DisposalFacts,
  DisposalInput,
  DisposalItemInput,
  DisposalItemRow,
  DisposalMovement,
  DisposalPlan,
} from './disposal-facts.ts'

/** Minutes of a destruction are written up late, a year at most. */
const mostDaysBack = 366

type DisposalLine = ShelfLine<DisposalItemInput>

/**
 * Decides a disposal: goods leave for good, from the shelf or from quarantine, expired and held ones too, with their share of
 * the shelf's value and without money. Completed, each shelf must hold what is taken; a draft may only name what exists,
 * and may plan a day that is to come.
 */
export function decideDisposal(
  input: DisposalInput,
  facts: DisposalFacts,
  status: 'DRAFT' | 'SUCCEED',
): Outcome<{ plan: DisposalPlan }> {
  const refusedDay = status === 'SUCCEED' ? refuseDay(input.disposedOn, facts.today) : null
  if (refusedDay) return refusedDay
  const found = findShelfLines(input.items, facts)
  if (!found.ok) return found
  const valued = status === 'SUCCEED' ? takeFromShelves(found.lines) : { ok: true as const, values: [] }
  if (!valued.ok) return valued
  const items = found.lines.map((line, index) => rowOf(line, valued.values[index] ?? 0))
  const { items: _, ...head } = input
  const movements = status === 'SUCCEED' ? items.map(movementOf) : []
  return {
    ok: true,
    plan: {
      disposal: {
        ...head,
        status,
        postedAt: status === 'SUCCEED' ? facts.now : null,
        businessDay: facts.businessDay,
        itemCount: items.length,
        value: items.reduce((sum, item) => sum + item.value, 0),
      },
      items,
      ...postStock(movements, facts.products),
    },
  }
}

/** A day that has not come yet, or one so long ago that its year was typed wrong. */
function refuseDay(disposedOn: string | null | undefined, today: string): Refusal | null {
  if (!disposedOn) return null
  if (disposedOn > today) return refuse('disposed-in-future', { today: formatDate(today) }, 'disposedOn')
  const earliest = addDays(today, -mostDaysBack)
  if (disposedOn >= earliest) return null
  return refuse('disposed-too-long-ago', { earliest: formatDate(earliest) }, 'disposedOn')
}

function rowOf({ index, item, product, unit, lot, baseQuantity }: DisposalLine, value: number): DisposalItemRow {
  return {
    id: item.id,
    position: index,
    productId: product.id,
    productCode: product.code,
    productName: product.name,
    registrationNumber: product.registrationNumber,
    lotId: lot.id,
    lotNumber: lot.number,
    expiryDate: lot.expiryDate,
    bucket: item.bucket,
    unitId: unit.id,
    unitName: unit.name,
    ratio: unit.ratio,
    quantity: item.quantity,
    baseQuantity,
    value,
    note: item.note ?? null,
  }
}

const movementOf = ({ id, productId, lotId, bucket, baseQuantity, value }: DisposalItemRow): DisposalMovement => ({
  kind: 'DISPOSAL',
  lineId: id,
  productId,
  lotId,
  ...(bucket !== 'sellable' && { bucket }),
  quantity: 0 - baseQuantity,
  value: 0 - value,
})
