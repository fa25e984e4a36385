import type { ValueSource } from '@quay/contract/inventory-check/shapes'
import type { NewLot } from '../inbound/inbound-plan.ts'
import { isSafeAmount, isSafeQuantity } from '../money/safe-amount.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { type PostedStock, postStock, type StockMovement } from '../stock/post-stock.ts'
import { formatDong, formatNumber } from '../text/format-number.ts'
import type { CheckFacts } from './check-facts.ts'
import { type ShelfName, shelfKey } from './merge-counts.ts'
import { type ReviewedLine, reviewLines } from './review-check.ts'

export interface CompleteCheckInput {
  /** Sets uncounted lines to zero. Count and value (đồng) as the person saw them, so that it is never more than they meant. */
  zeroUncounted?: { count: number; value?: number | undefined } | null | undefined
}

/** A line of the result as the document keeps it. */
export interface CheckLineRow extends ShelfName {
  id: string
  productCode: string
  productName: string
  baseUnit: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  foundExpiryDate: string | null
  counted: number
  /** For an uncounted line, the moment of completing. */
  countedAt: string
  counterNames: string | null
  rounds: number
  book: number
  difference: number
  /** Đồng, with the sign of the difference. */
  value: number
  valueSource: ValueSource | null
  reasonId: string | null
  reasonName: string | null
  note: string | null
  offsetGroup: number | null
  correctsExpiry: boolean
}

interface CountMovement extends StockMovement {
  kind: 'COUNT'
  lineId: string
}

/** Every row that completing a check writes. */
export interface CompleteCheckPlan extends PostedStock<CountMovement> {
  check: {
    id: string
    zeroedUncounted: boolean
    lineCount: number
    matchCount: number
    plusCount: number
    minusCount: number
    /** Đồng, both positive. */
    plusValue: number
    minusValue: number
  }
  lines: CheckLineRow[]
  /** The same lines by what they were decided of. */
  decided: ReadonlyMap<ReviewedLine, CheckLineRow>
  newLots: NewLot[]
  /** Lots whose expiry was wrong in the books: no goods move. */
  expiryChanges: { lotId: string; productId: string; lot: string; product: string; from: string | null; to: string }[]
}

/**
 * Decides a check: one row of the ledger for each lot that differs, new lots, and corrected expiries. Reports all lines that
 * block it at once (a large difference counted only once, goods sold that the count says are not there). `idFor` gives the
 * same id for the same name, so a second decision, after lots were made or goods moved, keeps the id of each line.
 * `reviewed` are the lines by these facts, where they are known; `decided` are rows decided before, which stand.
 */
export function decideCompleteCheck(
  { zeroUncounted }: CompleteCheckInput,
  facts: CheckFacts,
  idFor: (name: string) => string,
  reviewed: readonly ReviewedLine[] = reviewLines(facts),
  decided: CompleteCheckPlan['decided'] = new Map(),
): Outcome<{ plan: CompleteCheckPlan }> {
  const { check, now } = facts
  if (check.heldByName !== null) {
    const reason = check.holdReason ? ` (${check.holdReason})` : ''
    return refuse('check-held', { code: check.code, name: check.heldByName, reason })
  }
  const counted = reviewed.filter(line => line.count !== null)
  const uncounted = reviewed.filter(line => line.count === null)
  const refusal = checkUncounted(uncounted, zeroUncounted) ?? checkBlocks(counted)
  if (refusal) return refusal
  const lines = zeroUncounted ? reviewed : counted
  if (lines.length === 0) return refuse('nothing-counted', { code: check.code })
  if (lines.some(line => !isSafeQuantity(line.difference) || !isSafeAmount(line.value)))
    return refuse('amount-too-large', {})

  const newLots = makeLots(lines, now, idFor)
  const rows = new Map(
    lines.map(line => [line, decided.get(line) ?? rowOf(line, newLots, now, idFor(shelfKey(line)))] as const),
  )
  return { ok: true, plan: writePlan(rows, [...newLots.values()], facts, Boolean(zeroUncounted)) }
}

/** Leaves uncounted lines alone, unless the input sets them to zero. Refuses a count or value that is no longer true. */
function checkUncounted(
  uncounted: readonly ReviewedLine[],
  asked: CompleteCheckInput['zeroUncounted'],
): Refusal | null {
  if (!asked) return null
  const count = uncounted.length
  const value = uncounted.reduce((sum, line) => sum - line.value, 0)
  if (asked.count === count && (asked.value === undefined || asked.value === value)) return null
  const valueText = asked.value === undefined ? '' : ` trị giá ${formatDong(value)}`
  const details = { count, countText: formatNumber(count), valueText }
  return refuse('uncounted-changed', asked.value === undefined ? details : { ...details, value }, 'zeroUncounted')
}

const maxListed = 5

function checkBlocks(counted: readonly ReviewedLine[]): Refusal | null {
  const blocked = counted.filter(line => line.blocks.length > 0)
  if (blocked.length === 0) return null
  const texts = [...new Set(blocked.flatMap(line => line.blocks.map(block => block.text)))]
  const rest = texts.length > maxListed ? `; và ${formatNumber(texts.length - maxListed)} dòng khác` : ''
  return refuse('count-not-ready', {
    count: blocked.length,
    countText: formatNumber(blocked.length),
    lines: texts.slice(0, maxListed).join('; ') + rest,
  })
}

/** Makes the lots found on the shelf that the books do not have. Both buckets of one are one lot. */
function makeLots(lines: readonly ReviewedLine[], now: string, idFor: (name: string) => string): Map<string, NewLot> {
  const made = new Map<string, NewLot>()
  for (const { lotId, productId, lotKey, lotNumber, foundExpiryDate } of lines) {
    const key = `${productId}|${lotKey}`
    if (lotId !== null || made.has(key)) continue
    const number = lotNumber.trim()
    const lot = {
      id: idFor(`lot ${key}`),
      productId,
      number,
      numberKey: lotKey,
      expiryDate: foundExpiryDate,
      firstReceivedAt: now,
    }
    made.set(key, lot)
  }
  return made
}

function rowOf(line: ReviewedLine, newLots: ReadonlyMap<string, NewLot>, now: string, id: string): CheckLineRow {
  const { product, count, decision } = line
  const made = newLots.get(`${line.productId}|${line.lotKey}`)
  return {
    id,
    productId: line.productId,
    lotKey: line.lotKey,
    bucket: line.bucket,
    productCode: product.code,
    productName: product.name,
    baseUnit: product.units.find(unit => unit.ratio === 1)?.name ?? '',
    lotId: line.lotId ?? made!.id,
    lotNumber: line.lotNumber,
    expiryDate: line.lotId === null ? line.foundExpiryDate : line.expiryDate,
    foundExpiryDate: line.lotId === null ? null : line.foundExpiryDate,
    counted: count?.quantity ?? 0,
    countedAt: count?.countedAt ?? now,
    counterNames: count?.counterNames.join(', ') ?? null,
    rounds: count?.round ?? 0,
    book: line.book,
    difference: line.difference,
    value: line.value,
    valueSource: line.valueSource,
    reasonId: line.difference === 0 ? null : decision.reasonId,
    reasonName: line.difference === 0 ? null : decision.reasonName,
    note: decision.note,
    offsetGroup: line.difference === 0 ? null : decision.offsetGroup,
    correctsExpiry: decision.correctsExpiry && line.lotId !== null && line.foundExpiryDate !== null,
  }
}

function writePlan(
  decided: CompleteCheckPlan['decided'],
  newLots: NewLot[],
  facts: CheckFacts,
  zeroedUncounted: boolean,
): CompleteCheckPlan {
  const [lines, rows] = [[...decided.keys()], [...decided.values()]]
  const differing = rows.filter(row => row.difference !== 0)
  const [plus, minus] = [differing.filter(row => row.difference > 0), differing.filter(row => row.difference < 0)]
  const sum = (some: readonly CheckLineRow[]) => some.reduce((all, row) => all + row.value, 0)
  const movements = differing.map(
    ({ id, productId, lotId, bucket, difference, value }): CountMovement => ({
      kind: 'COUNT',
      lineId: id,
      productId,
      lotId,
      ...(bucket !== 'sellable' && { bucket }),
      quantity: difference,
      value,
    }),
  )
  return {
    check: {
      id: facts.check.id,
      zeroedUncounted: zeroedUncounted && lines.some(line => line.count === null),
      lineCount: rows.length,
      matchCount: rows.length - differing.length,
      plusCount: plus.length,
      minusCount: minus.length,
      plusValue: sum(plus),
      minusValue: 0 - sum(minus),
    },
    lines: rows,
    decided,
    newLots,
    expiryChanges: expiryChangesOf(rows),
    ...postStock(movements, facts.products),
  }
}

/** A lot that was counted in both buckets is put right once. */
function expiryChangesOf(rows: readonly CheckLineRow[]): CompleteCheckPlan['expiryChanges'] {
  const changes = new Map<string, CompleteCheckPlan['expiryChanges'][number]>()
  for (const row of rows) {
    if (!row.correctsExpiry || row.foundExpiryDate === null) continue
    changes.set(row.lotId, {
      lotId: row.lotId,
      productId: row.productId,
      lot: row.lotNumber,
      product: row.productName,
      from: row.expiryDate,
      to: row.foundExpiryDate,
    })
  }
  return [...changes.values()]
}
