import type { ReportExportBody } from '@quay/contract/report/routes'
import type { ReportArea } from '@quay/contract/report/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { dayOfNumber, letterOf } from '@quay/domain/report/figure-words'
import { type MeasureId, measureOf } from '@quay/domain/report/measures'
import { areaTitles, groupLabels } from '@quay/domain/report/views'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import type { ListColumn } from '../../export/export-list.ts'
import type { ListFile } from '../../export/export-pages.ts'
import { exportPortions } from '../../export/export-portions.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { askReport } from './ask-report.ts'
import { nameRows } from './name-rows.ts'
import { withNotes } from './note-rows.ts'
import { figuresOf } from './read-report.ts'
import { readGently, readPortions } from './read-rows.ts'

interface FileRow {
  label: string
  detail: string | null
  values: Readonly<Record<string, number | null>>
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
  const head = groups.map(group => groupLabels[group])
  await readGently(tx)
  const { total, count, portions } = await readPortions(tx, asked, { days, limit: mostExported + 1, offset: 0 })
  const figures = figuresOf(asked, total)
  async function* rows(): AsyncGenerator<FileRow[]> {
    for await (const portion of portions) {
      const names = await nameRows(tx, actor, groups, portion, days.to)
      const noted = await withNotes(tx, { asked, days, rows: portion })
      yield noted.map((row, place) => ({ ...names[place]!, values: figures(row.values) }))
    }
    if (count > 0) yield [{ label: 'Tổng cộng', detail: period, values: figures(total) }]
  }
  const file: ListFile<FileRow> = {
    sheet: areaTitles[area],
    file: `${fileNames[area]}-${days.from}-${days.to}`,
    content: `${areaTitles[area]}, ${asked.title}, ${period}`,
    columns: [
      { header: head[0]!, width: 36, value: row => row.label },
      { header: head[1] ?? 'Chi tiết', width: 28, value: row => row.detail },
      ...columns.map(columnOf),
    ],
  }
  const place = { id, branchId: body.branchId === 'all' ? undefined : body.branchId }
  return exportPortions(tx, actor, file, place, { count: count === 0 ? 0 : count + 1, rows: rows() })
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
