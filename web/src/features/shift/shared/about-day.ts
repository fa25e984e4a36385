import type { DayFund, DayRecord, EndOfDay } from '@quay/contract/shift/shapes'
import { changeLabel } from '@quay/domain/shift/day-words'
import { sumFlow } from '@quay/domain/shift/flow-of'
import { formatDateTime } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { shiftText } from '../../../text/till/shift.ts'

const words = shiftText.day

/** What the paper of a day says beside its figures: to what it is narrowed, which version it is, what changed since the one before. */
export interface AboutDay {
  facts: readonly (readonly [label: string, value: string])[]
  notes: readonly string[]
}

/** In words when and by whom a day was printed or closed. */
export const versionOf = ({ version, reason, at, byName }: DayRecord, timeZone: string): string =>
  words.version(formatNumber(version), words.reasons[reason], formatDateTime(at, timeZone), byName)

/** The figures that changed since a day was printed or closed, each with what it was and is. */
export const changesOf = ({ changes }: NonNullable<EndOfDay['kept']>): string[] =>
  changes.map(change => words.change(changeLabel(change), formatNumber(change.before), formatNumber(change.now)))

/** What stands on the paper of a day: `filters` in words, the version that is printed now, and how it differs from the one before. */
export function aboutDay(
  { kept, isOwn }: Pick<EndOfDay, 'kept' | 'isOwn'>,
  { filters, record, timeZone }: { filters: AboutDay['facts']; record: DayRecord | null; timeZone: string },
): AboutDay {
  const differs = kept && record && record.version !== kept.version && kept.changes.length > 0
  return {
    facts: [...filters, ...(record ? [[words.versionLabel, versionOf(record, timeZone)] as const] : [])],
    notes: [
      ...(isOwn ? [words.own] : []),
      ...(differs ? [words.changed(formatNumber(kept.version)), ...changesOf(kept)] : []),
    ],
  }
}

/** What a fund began a day with, what moved by its kinds, and what it ended with; without what is nothing. */
export function fundLines({
  opening,
  flow,
  corrections,
  closing,
  counted,
}: DayFund): { label: string; amount: number | null; isStrong?: boolean }[] {
  const places = Object.keys(shiftText.flow) as (keyof DayFund['flow'])[]
  return [
    { label: words.opening, amount: opening },
    ...places.map(place => ({ label: shiftText.flow[place], amount: flow[place] || null })),
    { label: words.corrections, amount: corrections || null },
    closing === null
      ? { label: words.moved, amount: sumFlow(flow) + corrections, isStrong: true }
      : { label: words.closing, amount: closing, isStrong: true },
    { label: words.counted, amount: counted?.amount ?? null },
    { label: words.countedDifference, amount: counted?.difference || null },
  ].filter(({ amount }) => amount !== null)
}
