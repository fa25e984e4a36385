import type { StockBucket } from '@quay/contract/enumeration'

/** Which lot of which product, in which place: what counts are added up by. */
export interface ShelfName {
  productId: string
  /** `upper(trim(number))`; '' for goods without lots. */
  lotKey: string
  bucket: StockBucket
}

/** A line of one counter's sheet. */
export interface CountedLine extends ShelfName {
  sheetId: string
  /** The check on which it was counted: another one than that of its sheet where checks were merged. */
  checkCode: string
  /** 1 for the first count, more for recounts. */
  round: number
  counterId: string
  counterName: string
  /** As it was typed. */
  lotNumber: string
  /** As printed on the packs; null where the counter did not note it. */
  expiryDate: string | null
  /** Base units. */
  quantity: number
  /** ISO 8601 in UTC: the first and the last change of the line. */
  startedAt: string
  countedAt: string
}

/** What all counters together found of one lot. */
export interface MergedCount extends ShelfName {
  lotNumber: string
  quantity: number
  round: number
  /** When the first of them began and the last of them ended. */
  startedAt: string
  countedAt: string
  counterIds: string[]
  counterNames: string[]
  /** The checks on which it was counted, and when each of them ended; more than one only where checks were merged. */
  checks: { code: string; countedAt: string }[]
  /** Each expiry that was read off the packs, once. */
  expiryDates: string[]
}

/** One text for a shelf, to find it by. */
export const shelfKey = ({ productId, lotKey, bucket }: ShelfName): string => `${productId}|${bucket}|${lotKey}`

/**
 * Adds up the sheets: the same lot counted by two people lies in two places, so both count. A recount takes the place of
 * everything that was counted of that lot in earlier rounds. Within a sheet there is one line a lot: its counter's last word.
 */
export function mergeCounts(lines: readonly CountedLine[]): MergedCount[] {
  return [...Map.groupBy(lines, shelfKey).values()].map(mergeOne)
}

function mergeOne(all: readonly CountedLine[]): MergedCount {
  const round = Math.max(...all.map(line => line.round))
  // Whoever began first is named first, in whatever order the sheets were read.
  const lines = all.filter(line => line.round === round).sort(byStart)
  const [first] = lines
  const { productId, lotKey, bucket, lotNumber } = first!
  return {
    productId,
    lotKey,
    bucket,
    lotNumber,
    round,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    startedAt: lines.map(line => line.startedAt).reduce(earlier),
    countedAt: lines.map(line => line.countedAt).reduce(later),
    counterIds: [...new Set(lines.map(line => line.counterId))],
    counterNames: [...new Set(lines.map(line => line.counterName))],
    checks: [...Map.groupBy(lines, line => line.checkCode)].map(([code, own]) => ({
      code,
      countedAt: own.map(line => line.countedAt).reduce(later),
    })),
    expiryDates: [...new Set(lines.flatMap(line => line.expiryDate ?? []))].sort(),
  }
}

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

const byStart = (a: { startedAt: string }, b: { startedAt: string }): number =>
  a.startedAt < b.startedAt ? -1 : Number(a.startedAt > b.startedAt)
