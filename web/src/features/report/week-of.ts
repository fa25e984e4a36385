import type { ReportRow } from '@quay/contract/report/shapes'

/** A figure of rows by weekday and hour, under `weekday~hour`. */
export const weekOf = (rows: readonly Pick<ReportRow, 'key' | 'values'>[], figure: string): Map<string, number> =>
  new Map(rows.map(({ key, values }) => [key, values[figure] ?? 0]))

/** The hours from the first to the last in which there is anything; none where nothing is. */
export function hoursOf(week: ReadonlyMap<string, number>): number[] {
  const hours = [...week].filter(([, value]) => value !== 0).map(([key]) => Number(key.split('~')[1]))
  if (hours.length === 0) return []
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** Darker than this, letters on the square cannot be read. */
const strongest = 45

/** How much colour a square has, in per cent: nothing for nothing and for less than nothing. */
export const strengthOf = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.max(4, Math.round((value / most) * strongest))
