import type { ReportExportBody } from '@quay/contract/report/routes'
import type { ReportArea } from '@quay/contract/report/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { dayOfNumber, letterOf } from '@quay/domain/report/figure-words'
import { type MeasureId, measureOf } from '@quay/domain/report/measures'
import { headLines } from '@quay/domain/report/report-head'
import type { Days } from '@quay/domain/report/times'
import { areaTitles, groupLabels, leadOf } from '@quay/domain/report/views'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import type { ListColumn } from '../../export/export-list.ts'
import { exportPortions } from '../../export/export-portions.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { type Asked, askReport } from './ask-report.ts'
import { nameRows } from './name-rows.ts'
import { withNotes } from './note-rows.ts'
import { figuresOf, isBounded, keysBefore } from './read-report.ts'
import { type FoundRow, keyOf, readGently, readPortions } from './read-rows.ts'
import { headOfReport } from './report-head.ts'

interface FileRow {
  label: string
  detail: string | null
  values: Readonly<Record<string, number | null>>
  /** The leading figure in the time that the report is compared with. */
  previous: number | null
}

const fileNames: Readonly<Record<ReportArea, string>> = {
  sale: 'bao-cao-ban-hang',
  product: 'bao-cao-hang-hoa',
  customer: 'bao-cao-khach-hang',
  provider: 'bao-cao-nha-cung-cap',
  employee: 'bao-cao-nhan-vien',
}

/**
 * All rows of a report as an Excel file: the columns of the screen in their order, the last row its total. Throws what askReport and
 * exportPortions refuse.
 */
export async function exportReport(
  tx: Tx,
  actor: Actor,
  area: ReportArea,
  { id, ...body }: ReportExportBody,
): Promise<FileAnswer> {
  requirePermission(actor, { model: 'data_export', action: 'create' })
  const asked = await askReport(tx, actor, area, body)
  const { days, groups, columns } = asked
  const period = `${formatDate(days.from)} – ${formatDate(days.to)}`
  const heads = groups.map(group => groupLabels[group])
  const lead = leadOf(asked.view, columns)
  const leadAt = columns.indexOf(lead)
  await readGently(tx)
  // One cursor at a time: what was before is read whole, one figure of each row.
  const before = asked.compared && (await readLeadBefore(tx, asked, asked.compared, leadAt))
  const { total, count, portions } = await readPortions(tx, asked, { days, limit: mostExported + 1, offset: 0 })
  const figures = figuresOf(asked, total)
  async function* rows(): AsyncGenerator<FileRow[]> {
    for await (const portion of portions) {
      const names = await nameRows(tx, actor, groups, portion, days.to)
      const noted = await withNotes(tx, { asked, days, rows: portion })
      const earlier = before?.of(portion)
      yield noted.map((row, place) => ({
        ...names[place]!,
        values: figures(row.values),
        previous: earlier?.[place] ?? null,
      }))
    }
    if (count > 0)
      yield [{ label: 'Tổng cộng', detail: period, values: figures(total), previous: before?.total ?? null }]
  }
  const file = {
    sheet: areaTitles[area],
    file: `${fileNames[area]}-${days.from}-${days.to}`,
    content: `${areaTitles[area]}, ${asked.title}, ${period}`,
    columns: [
      { header: heads[0]!, width: 36, value: (row: FileRow) => row.label },
      { header: heads[1] ?? 'Chi tiết', width: 28, value: (row: FileRow) => row.detail },
      ...columns.map(columnOf),
      ...(before ? comparedColumns(lead) : []),
    ],
    head: headLines(await headOfReport(tx, asked)),
  }
  const place = { id, branchId: body.branchId === 'all' ? undefined : body.branchId }
  return exportPortions(tx, actor, file, place, { count: count === 0 ? 0 : count + 1, rows: rows() })
}

/** The leading figure of all rows in the time that a report is compared with, by their keys; of some rows alone the others are no total. */
async function readLeadBefore(tx: Tx, asked: Asked, days: Days, at: number) {
  const reading = { days, limit: mostExported + 1, offset: 0, until: asked.comparedUntil }
  const { total, portions } = await readPortions(tx, { ...asked, bounds: {} }, reading)
  const known = new Map<string, number | null>()
  for await (const portion of portions)
    for (const { keys, values } of portion) known.set(keyOf(keys), values[at] ?? null)
  return {
    total: isBounded(asked) ? null : (total[at] ?? null),
    of: (rows: readonly FoundRow[]) =>
      keysBefore(asked, days, rows).map(key => (key === null ? null : (known.get(key) ?? 0))),
  }
}

/** What it is compared with, and by how much the leading figure moved, in per cent. */
const comparedColumns = (lead: MeasureId): ListColumn<FileRow>[] => {
  const now = columnOf(lead)
  return [
    {
      ...now,
      header: `${now.header}, kỳ so sánh`,
      value: ({ previous }) => now.value({ values: { [lead]: previous } }),
    },
    {
      header: 'Tăng giảm (%)',
      width: 16,
      value: ({ values, previous }) => {
        const value = values[lead] ?? null
        return value === null || !previous ? null : Math.round(((value - previous) / Math.abs(previous)) * 1_000) / 10
      },
    },
  ]
}

/** A figure of a report as a column of a file. */
export function columnOf(id: MeasureId): ListColumn<Pick<FileRow, 'values'>> {
  const { label, kind } = measureOf(id)
  // Rates and hundredths as people write them: 33.01.
  const shown = (value: number | null) => {
    if (value === null) return null
    if (kind === 'rate' || kind === 'hundredths') return value / 100
    if (kind === 'day') return dayOfNumber(value)
    return kind === 'abc' || kind === 'xyz' ? letterOf(kind, value) : value
  }
  const isWhole = kind === 'money' || kind === 'count' || kind === 'quantity' || kind === 'days'
  return {
    header: kind === 'rate' && !label.startsWith('%') ? `${label} (%)` : label,
    width: 16,
    ...(isWhole && { format: 'money' as const }),
    ...(kind === 'day' && { format: 'day' as const }),
    value: row => shown(row.values[id] ?? null),
  }
}
