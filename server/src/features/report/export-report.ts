import type { ReportExportBody } from '@quay/contract/report/routes'
import type { ReportArea } from '@quay/contract/report/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { dayOfNumber, letterOf } from '@quay/domain/report/figure-words'
import { type MeasureId, measureOf } from '@quay/domain/report/measures'
import { areaTitles, groupLabels } from '@quay/domain/report/views'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { exportList, type ListColumn } from '../../export/export-list.ts'
import { askReport } from './ask-report.ts'
import { nameRows } from './name-rows.ts'
import { withNotes } from './note-rows.ts'
import { figuresOf } from './read-report.ts'
import { readGently, readRows } from './read-rows.ts'

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
 * exportList refuse.
 */
export async function exportReport(
  tx: Tx,
  actor: Actor,
  area: ReportArea,
  { id, ...body }: ReportExportBody,
): Promise<FileAnswer> {
  const asked = await askReport(tx, actor, area, body)
  const period = `${formatDate(asked.days.from)} – ${formatDate(asked.days.to)}`
  const head = asked.groups.map(group => groupLabels[group])
  return exportList<FileRow>(tx, actor, {
    id,
    branchId: body.branchId === 'all' ? undefined : body.branchId,
    sheet: areaTitles[area],
    file: `${fileNames[area]}-${asked.days.from}-${asked.days.to}`,
    content: `${areaTitles[area]}, ${asked.title}, ${period}`,
    columns: [
      { header: head[0]!, width: 36, value: row => row.label },
      { header: head[1] ?? 'Chi tiết', width: 28, value: row => row.detail },
      ...asked.columns.map(columnOf),
    ],
    read: async () => {
      await readGently(tx)
      const found = await readRows(tx, asked, { days: asked.days, limit: mostExported + 1, offset: 0 })
      if (found.count === 0) return []
      const names = await nameRows(tx, actor, asked.groups, found.rows, asked.days.to)
      const figures = figuresOf(asked, found.total)
      const rows = await withNotes(tx, { asked, days: asked.days, rows: found.rows })
      return [
        ...rows.map((row, place) => ({ ...names[place]!, values: figures(row.values) })),
        { label: 'Tổng cộng', detail: period, values: figures(found.total) },
      ]
    },
  })
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
