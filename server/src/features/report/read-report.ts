import type { ReportDocumentQuery, ReportQuery } from '@quay/contract/report/routes'
import type { Report, ReportArea } from '@quay/contract/report/shapes'
import { divide, isSum, type MeasureId, measureOf } from '@quay/domain/report/measures'
import { type Days, isDated, timeKeys } from '@quay/domain/report/times'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { decodeCursor, encodeCursor, refusedCursor } from '../../db/list/page.ts'
import { type Asked, askReport } from './ask-report.ts'
import { nameRows } from './name-rows.ts'
import { withNotes } from './note-rows.ts'
import { type Found, type FoundRow, keyOf, readGently, readRows } from './read-rows.ts'
import { headOfReport } from './report-head.ts'

/** A page of a report with its total, each beside the time that it is compared with. Throws what askReport refuses. */
export async function readReport(tx: Tx, actor: Actor, area: ReportArea, query: ReportQuery): Promise<Report> {
  const asked = await askReport(tx, actor, area, query)
  await readGently(tx)
  const offset = offsetOf(query)
  const found = await readRows(tx, asked, { days: asked.days, limit: query.limit, offset })
  const [before, names, head] = await Promise.all([
    asked.compared && readBefore(tx, asked, asked.compared, found.rows),
    nameRows(tx, actor, asked.groups, found.rows, asked.days.to),
    headOfReport(tx, asked),
  ])
  const rows = await withNotes(tx, { asked, days: asked.days, rows: found.rows })
  const figures = figuresOf(asked, found.total)
  const figuresBefore = before && figuresOf(asked, before.total)
  const next = offset + found.rows.length
  return {
    head,
    asOf: tx.now.toISOString(),
    from: asked.days.from,
    to: asked.days.to,
    compareFrom: asked.compared?.from ?? null,
    compareTo: asked.compared?.to ?? null,
    compareUntil: (asked.compared && asked.comparedUntil) ?? null,
    columns: columnsOf(asked.columns),
    items: rows.map((row, place) => ({
      key: keyOf(row.keys),
      ...names[place]!,
      values: figures(row.values),
      previous: (before?.rows[place] && figuresBefore?.(before.rows[place].values)) ?? null,
    })),
    total: figures(found.total),
    // Of some rows alone the others of the time before are no sum of the same things.
    previousTotal: before && figuresBefore && !isBounded(asked) ? figuresBefore(before.total) : null,
    totalItem: found.count,
    nextCursor: next < found.count ? encodeCursor([next]) : null,
  }
}

export const isBounded = ({ bounds: { least, most } }: Asked): boolean => least !== undefined || most !== undefined

export const columnsOf = (columns: readonly MeasureId[]) =>
  columns.map(id => ({ id, kind: measureOf(id).kind, isSum: isSum(measureOf(id)) }))

/** Where a page begins. Rows of a report are all reckoned anyway, so a place costs nothing. */
export function offsetOf({ cursor }: Pick<ReportQuery | ReportDocumentQuery, 'cursor'>): number {
  if (cursor === undefined) return 0
  const [offset] = decodeCursor(cursor, 1)
  if (typeof offset !== 'number' || !Number.isSafeInteger(offset) || offset < 0 || offset > 1_000_000_000)
    throw refusedCursor()
  return offset
}

/** Figures of a row by column; shares are those of a total. */
export const figuresOf = (asked: Pick<Asked, 'columns'>, total: readonly (number | null)[]) => {
  const { columns } = asked
  return (values: readonly (number | null)[]): Record<string, number | null> =>
    Object.fromEntries(
      columns.map((id, at) => {
        const isShare = 'shareOf' in measureOf(id)
        const value = values[at] ?? null
        return [id, isShare && value !== null ? divide(value, total[at] ?? 0, 10_000) : value]
      }),
    )
}

/**
 * The same rows in the time that they are compared with: a row of the calendar has the one at its place there (the third day, the first
 * week), any other the one of its key.
 */
async function readBefore(
  tx: Tx,
  asked: Asked,
  days: Days,
  rows: readonly FoundRow[],
): Promise<{ rows: (FoundRow | undefined)[]; total: Found['total'] }> {
  const keys = keysBefore(asked, days, rows)
  const only = keys.filter(key => key !== null)
  const found = await readRows(
    tx,
    { ...asked, bounds: {} },
    {
      days,
      until: asked.comparedUntil,
      limit: Math.max(1, rows.length),
      offset: 0,
      only: only.length ? only : ['none'],
    },
  )
  const byKey = new Map(found.rows.map(row => [keyOf(row.keys), row]))
  const nothing: FoundRow = {
    keys: [],
    values: asked.columns.map(id => (isSum(measureOf(id)) || 'shareOf' in measureOf(id) ? 0 : null)),
  }
  return { total: found.total, rows: keys.map(key => (key === null ? undefined : (byKey.get(key) ?? nothing))) }
}

/** The keys that rows have in the time that they are compared with; null where that has no such row. */
export function keysBefore(asked: Asked, days: Days, rows: readonly FoundRow[]): (string | null)[] {
  const places = asked.groups.map(group => {
    if (!isDated(group)) return null
    const keysOf = ({ from, to }: Days) => timeKeys(group as Parameters<typeof timeKeys>[0], from, to, asked.cutOffHour)
    const then = keysOf(days)
    return new Map(keysOf(asked.days).map((key, at) => [key, then[at]]))
  })
  return rows.map(({ keys }) => {
    const then = keys.map((key, at) => {
      const map = places[at]
      return map ? map.get(key ?? '') : key
    })
    return then.includes(undefined) ? null : keyOf(then as (string | null)[])
  })
}
