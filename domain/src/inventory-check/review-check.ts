import type { lineBlocks, ValueSource } from '@quay/contract/inventory-check/shapes'
import { allocate } from '../money/allocate.ts'
import type { OwedShelf } from '../stock/owed.ts'
import { formatDate, formatDateTime } from '../text/format-date.ts'
import { blocksOf } from './blocks-of.ts'
import type { CheckedLot, CheckedProduct, CheckedShelf, CheckFacts, CountMoves, LineDecision } from './check-facts.ts'
import { describeMoved, sumMoved } from './describe-moved.ts'
import { type MergedCount, mergeCounts, type ShelfName, shelfKey } from './merge-counts.ts'
import { valueDifference } from './value-difference.ts'

export type BlockReason = (typeof lineBlocks)[number]

/** One lot of a check as it stands: what was counted against what the books said at that moment. */
export interface ReviewedLine extends ShelfName {
  product: CheckedProduct
  lotNumber: string
  /** Null for a lot that the books do not have. */
  lotId: string | null
  /** By the books. */
  expiryDate: string | null
  /** On the packs, where it differs. */
  foundExpiryDate: string | null
  /** Null for an uncounted line. */
  count: MergedCount | null
  /** What lies there by the books of now. */
  shelf: { quantity: number; value: number }
  /** Base units by the books at the moment of the count; of an uncounted line, now. */
  book: number
  difference: number
  value: number
  valueSource: ValueSource | null
  decision: Omit<LineDecision, keyof ShelfName>
  remarks: string[]
  blocks: { why: BlockReason; text: string }[]
}

const undecided = {
  reasonId: null,
  reasonName: null,
  reasonDirection: null,
  note: null,
  offsetGroup: null,
  correctsExpiry: false,
}

/** The result of a check by lot: first counted lots in the order of product names, then uncounted goods of the scope. */
export const reviewCheck = (facts: CheckFacts): ReviewedLine[] => reviewLines(facts).sort(byName)

/**
 * The same in no particular order. The difference is counted − book at the moment of the count, and the book at that moment is that of now without
 * what moved since: so sales during and after the count stay right.
 */
export const reviewLines = (facts: CheckFacts): ReviewedLine[] => settleOffsets(linesOf(facts))

/**
 * The lines of a review again, now that the books of some products have changed: theirs are reviewed anew, each in the place of
 * the one before, so that a sale or two among thousands of lines cost two lines. A line that stays is the very one it was,
 * unless it stands in for others: its value depends on theirs.
 */
export function reviewChanged(
  before: readonly ReviewedLine[],
  changed: ReadonlySet<string>,
  facts: CheckFacts,
): ReviewedLine[] {
  const only = <Row extends { productId: string }>(rows: readonly Row[]) =>
    rows.filter(row => changed.has(row.productId))
  const anew = linesOf({
    ...facts,
    counts: only(facts.counts),
    shelves: only(facts.shelves),
    owed: only(facts.owed),
    lots: only(facts.lots),
    moves: only(facts.moves),
  })
  const counted = new Map(anew.filter(line => line.count !== null).map(line => [shelfKey(line), line]))
  return settleOffsets([
    ...before.flatMap(line => {
      if (changed.has(line.productId)) return counted.get(shelfKey(line)) ?? []
      return line.decision.offsetGroup === null ? line : { ...line }
    }),
    ...anew.filter(line => line.count === null),
  ])
}

function linesOf(facts: CheckFacts): ReviewedLine[] {
  const found = indexFacts(facts)
  const counted = mergeCounts(facts.counts).map(count => reviewCounted(count, facts, found))
  const names = new Set(counted.map(shelfKey))
  const uncounted = facts.shelves
    .filter(shelf => isAsked(shelf, found) && !names.has(shelfKey(shelf)))
    .map(shelf => reviewUncounted(shelf, found))
  return [...counted, ...uncounted]
}

/** Whether a completed check has to say something about the shelf: goods on sale of its scope. What is kept apart changes only where it was counted. */
const isAsked = (shelf: CheckedShelf, { products }: Found): boolean =>
  shelf.bucket === 'sellable' && shelf.quantity > 0 && products.get(shelf.productId)?.inScope === true

interface Found {
  products: ReadonlyMap<string, CheckedProduct>
  shelves: ReadonlyMap<string, CheckedShelf>
  lots: ReadonlyMap<string, CheckedLot>
  moves: ReadonlyMap<string, CountMoves>
  decisions: ReadonlyMap<string, LineDecision>
  owed: ReadonlyMap<string, OwedShelf>
  /** What the branch has of each product. */
  stock: ReadonlyMap<string, { quantity: number; value: number }>
}

function indexFacts({ products, shelves, owed, lots, moves, decisions }: CheckFacts): Found {
  const stock = new Map<string, { quantity: number; value: number }>()
  for (const { productId, quantity, value } of shelves) {
    const before = stock.get(productId) ?? { quantity: 0, value: 0 }
    stock.set(productId, { quantity: before.quantity + quantity, value: before.value + value })
  }
  return {
    products: new Map(products.map(product => [product.id, product])),
    shelves: new Map(shelves.map(shelf => [shelfKey(shelf), shelf])),
    // A lot of another bucket or branch is known all the same.
    lots: new Map(
      [...lots, ...shelves.map(shelf => ({ ...shelf, id: shelf.lotId, number: shelf.lotNumber }))].map(lot => [
        `${lot.productId}|${lot.lotKey}`,
        lot,
      ]),
    ),
    moves: new Map(moves.map(move => [shelfKey(move), move])),
    owed: new Map(owed.map(shelf => [shelf.lotId, shelf])),
    decisions: new Map(decisions.map(decision => [shelfKey(decision), decision])),
    stock,
  }
}

function reviewCounted(count: MergedCount, facts: CheckFacts, found: Found): ReviewedLine {
  const key = shelfKey(count)
  const product = found.products.get(count.productId)
  if (!product) throw new RangeError(`the product ${count.productId} was not loaded`)
  const known = found.lots.get(`${count.productId}|${count.lotKey}`)
  const shelf = found.shelves.get(key) ?? { quantity: 0, value: 0 }
  const moves = found.moves.get(key)
  const since = moves ? sumMoved(moves.since) : 0
  const owed = (count.bucket === 'sellable' && known && found.owed.get(known.id)) || null
  // The shelf owes what was sold before it came: what is counted now was there for it.
  const book = shelf.quantity + (owed?.quantity ?? 0) - since
  const difference = count.quantity - book
  const isBearable = difference >= 0 || -difference <= shelf.quantity
  const valued = isBearable
    ? valueDifference(difference, {
        shelf,
        product: found.stock.get(product.id) ?? { quantity: 0, value: 0 },
        lastPurchase: product.lastPurchase,
      })
    : { value: 0, source: null }
  const readOff = count.expiryDates.filter(day => day !== known?.expiryDate)
  const line: ReviewedLine = {
    productId: count.productId,
    lotKey: count.lotKey,
    bucket: count.bucket,
    product,
    lotNumber: known?.number ?? count.lotNumber,
    lotId: known?.id ?? null,
    expiryDate: known?.expiryDate ?? null,
    foundExpiryDate: readOff[0] ?? null,
    count,
    shelf,
    book,
    difference,
    value: valued.value,
    valueSource: difference === 0 ? null : valued.source,
    decision: found.decisions.get(key) ?? undecided,
    remarks: [],
    blocks: [],
  }
  line.remarks = remarksOf(line, moves, facts)
  const { during = {}, since: after = {} } = moves ?? {}
  line.blocks = blocksOf(line, {
    readOff,
    isBearable,
    during,
    since: after,
    limits: facts.limits,
    timeZone: facts.timeZone,
  })
  return line
}

function reviewUncounted(shelf: CheckedShelf, { products, decisions }: Found): ReviewedLine {
  const product = products.get(shelf.productId)!
  return {
    productId: shelf.productId,
    lotKey: shelf.lotKey,
    bucket: shelf.bucket,
    product,
    lotNumber: shelf.lotNumber,
    lotId: shelf.lotId,
    expiryDate: shelf.expiryDate,
    foundExpiryDate: null,
    count: null,
    shelf,
    book: shelf.quantity,
    difference: 0 - shelf.quantity,
    value: 0 - shelf.value,
    valueSource: 'lot',
    decision: decisions.get(shelfKey(shelf)) ?? undecided,
    remarks: [],
    blocks: [],
  }
}

/** What moved the goods, in words. The figures stay right, unless the goods moved during the count. */
function remarksOf(line: ReviewedLine, moves: CountMoves | undefined, { timeZone }: CheckFacts): string[] {
  const { count, product, foundExpiryDate, expiryDate, lotId } = line
  const remarks: string[] = []
  const at = (instant: string) => formatDateTime(instant, timeZone).slice(0, -3)
  const during = moves && describeMoved(moves.during, product)
  const since = moves && describeMoved(moves.since, product)
  // For a lot counted on several checks, movement during the count blocks the check; the block reports it.
  if (during && count!.checks.length === 1) {
    const from = at(count!.startedAt)
    remarks.push(`Trong lúc đếm (từ ${from} đến ${at(count!.countedAt)}) có ${during}: nên đếm lại để chắc chắn.`)
  }
  if (since) remarks.push(`Sau khi đếm lúc ${at(count!.countedAt)} đã ${since}; phần này được tính đúng.`)
  if (lotId === null) remarks.push(product.isLotManaged ? 'Lô mới, sổ chưa có.' : 'Mặt hàng chưa từng có tồn.')
  if (lotId !== null && foundExpiryDate !== null) {
    const book = expiryDate === null ? 'không có hạn' : formatDate(expiryDate)
    remarks.push(`Hạn trên hộp ${formatDate(foundExpiryDate)}, sổ ghi ${book}.`)
  }
  if (line.valueSource === 'product') remarks.push('Lô không còn giá vốn: lấy giá vốn bình quân của mặt hàng.')
  if (line.valueSource === 'purchase') remarks.push('Mặt hàng không còn tồn: lấy giá của lần nhập gần nhất.')
  if (line.valueSource === 'none') remarks.push('Chưa từng có giá vốn: hàng thừa được ghi giá trị 0đ.')
  return remarks
}

/**
 * Lines that stand in for each other: what is found takes, by quantity, exactly the value of what is missing, so the stock is
 * worth what it was. A group needs both; a line that matches, or has no count, is not part of it.
 */
function settleOffsets(lines: ReviewedLine[]): ReviewedLine[] {
  const groups = Map.groupBy(
    lines.filter(line => line.decision.offsetGroup !== null && line.count !== null && line.difference !== 0),
    line => line.decision.offsetGroup!,
  )
  for (const group of groups.values()) {
    const found = group.filter(line => line.difference > 0)
    const missing = group.filter(line => line.difference < 0)
    if (found.length === 0 || missing.length === 0) {
      const text = `Bù trừ cần ít nhất một dòng thừa và một dòng thiếu: ${nameOf(group[0]!)}`
      for (const line of group) line.blocks.push({ why: 'offset', text })
      continue
    }
    const value = missing.reduce((sum, line) => sum - line.value, 0)
    const shares = allocate(
      value,
      found.map(line => line.difference),
    )
    for (const [place, line] of found.entries()) {
      line.value = shares[place]!
      line.valueSource = 'offset'
    }
  }
  return lines
}

/** "Paracetamol 500 mg lô A01". */
export const nameOf = ({ product, lotNumber }: Pick<ReviewedLine, 'product' | 'lotNumber'>): string =>
  lotNumber ? `${product.name} lô ${lotNumber}` : product.name

const collator = new Intl.Collator('vi')
const byName = (one: ReviewedLine, other: ReviewedLine): number =>
  Number(one.count === null) - Number(other.count === null) ||
  collator.compare(one.product.name, other.product.name) ||
  compare(one.productId, other.productId) ||
  compare(one.expiryDate ?? '', other.expiryDate ?? '') ||
  compare(one.lotKey, other.lotKey) ||
  compare(other.bucket, one.bucket)

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)
