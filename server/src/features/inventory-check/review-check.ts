import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { ReviewLine, ReviewTab, ReviewTotals } from '@quay/contract/inventory-check/shapes'
import { type ReviewedLine, reviewCheck } from '@quay/domain/inventory-check/review-check'
import { fold } from '@quay/domain/text/fold'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { may } from '../../http/caller/rights.ts'
import { readSilentTills } from '../device/silent-tills.ts'
import { readCheckLines } from './check-lines.ts'
import { lockCheck } from './check-store.ts'
import { readLateSales } from './late-sales.ts'
import { factsOf, loadCheckBooks, loadCheckGround } from './load-check-facts.ts'

type Query = z.output<(typeof inventoryCheckRoutes)['review']['query']>
type Line = ReviewLine & { value: number }

/**
 * The result of a check by lot: of a draft as it would be completed now, by the very rules that complete it; else as it was
 * written down. Throws `not-found`, and `forbidden` to counters of a blind check.
 */
export async function readReview(tx: Tx, actor: Actor, id: string, query: Query) {
  const check = await lockCheck(tx, actor, id, '')
  if (check.isBlind && !may(actor, { model: 'check_inventory', action: 'update' })) throw new DomainError('forbidden')
  const lines = check.status === 'DRAFT' ? await reviewDraft(tx, check) : await readCheckLines(tx, id)
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const shown = lines.filter(line => isOn(query.tab, line) && matches(line, query.keyword))
  const from = (query.page - 1) * query.limit
  return {
    items: shown.slice(from, from + query.limit).map(({ value, ...line }) => ({
      ...line,
      ...(seesCost ? { value } : { blocks: line.blocks.map(withoutLimit) }),
    })),
    totalItem: shown.length,
    page: query.page,
    limit: query.limit,
    totals: totalsOf(lines, seesCost),
    lateSales: check.status === 'SUCCEED' ? await readLateSales(tx, check) : [],
    silentTills: check.status === 'DRAFT' ? await readSilentTills(tx, check.branchId) : [],
  }
}

async function reviewDraft(tx: Tx, check: Parameters<typeof loadCheckGround>[1]): Promise<Line[]> {
  const ground = await loadCheckGround(tx, check)
  return reviewCheck(factsOf(tx, ground, await loadCheckBooks(tx, ground))).map(asLine)
}

function asLine(line: ReviewedLine): Line {
  const { product, count, decision } = line
  const units = product.units.filter(unit => unit.isActive || unit.ratio === 1)
  return {
    productId: line.productId,
    productCode: product.code,
    productName: product.name,
    baseUnit: product.units.find(unit => unit.ratio === 1)?.name ?? '',
    units: units.map(({ name, ratio }) => ({ name, ratio })),
    lotNumber: line.lotNumber,
    bucket: line.bucket,
    expiryDate: line.expiryDate,
    foundExpiryDate: line.foundExpiryDate,
    isKnownLot: line.lotId !== null,
    counted: count?.quantity ?? null,
    book: line.book,
    difference: line.difference,
    value: line.value,
    valueSource: line.valueSource,
    countedAt: count?.countedAt ?? null,
    counterNames: count?.counterNames.join(', ') ?? null,
    round: count?.round ?? 0,
    remarks: line.remarks,
    blocks: line.blocks,
    reasonId: decision.reasonId,
    reasonName: decision.reasonName,
    note: decision.note,
    offsetGroup: decision.offsetGroup,
    correctsExpiry: decision.correctsExpiry,
    controlGroup: product.controlGroup,
  }
}

/** Removes the limit of a recount by value, for a caller who may not see what goods are worth. */
const withoutLimit = (block: ReviewLine['blocks'][number]) => ({
  ...block,
  text: block.text.replace(/ \(từ [^)]* trở lên\)/, ''),
})

function isOn(tab: ReviewTab, line: Line): boolean {
  switch (tab) {
    case 'all':
      return true
    case 'match':
      return line.counted !== null && line.difference === 0
    case 'differ':
      return line.counted !== null && line.difference !== 0
    case 'uncounted':
      return line.counted === null
    case 'blocked':
      return line.blocks.length > 0
  }
}

function matches(line: Line, keyword: string | undefined): boolean {
  if (!keyword) return true
  const text = fold(`${line.productName} ${line.productCode} ${line.lotNumber}`)
  return fold(keyword)
    .split(' ')
    .every(word => text.includes(word))
}

function totalsOf(lines: readonly Line[], seesCost: boolean): ReviewTotals {
  const counted = lines.filter(line => line.counted !== null)
  const differing = counted.filter(line => line.difference !== 0)
  const uncounted = lines.filter(line => line.counted === null)
  const [plus, minus] = [differing.filter(line => line.difference > 0), differing.filter(line => line.difference < 0)]
  const sum = (some: readonly Line[]) => Math.abs(some.reduce((all, line) => all + line.value, 0))
  return {
    lineCount: counted.length,
    matchCount: counted.length - differing.length,
    plusCount: plus.length,
    minusCount: minus.length,
    uncountedCount: uncounted.length,
    blockedCount: counted.filter(line => line.blocks.length > 0).length,
    withoutReason: differing.filter(line => line.reasonId === null).length,
    ...(seesCost && { plusValue: sum(plus), minusValue: sum(minus), uncountedValue: sum(uncounted) }),
  }
}
