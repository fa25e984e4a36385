import { excelRoutes } from '@quay/contract/excel/routes'
import type { ExcelIssue, ExcelTaking, PriceMove } from '@quay/contract/excel/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import Download from 'lucide-react/icons/download'
import { useExportFile } from '../../api/use-export-file.ts'
import { excelText } from '../../text/product/excel.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { KeyFigures } from '../../ui/page/key-figures.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { Checked } from './use-excel-import.ts'

const issueColumns: ReadonlyArray<Column<ExcelIssue>> = [
  {
    id: 'row',
    header: excelText.row,
    width: '70px',
    numeric: true,
    fixed: true,
    card: 'amount',
    // A card has no head over its figure.
    cell: issue => (
      <>
        <span className="sm:hidden">{excelText.row} </span>
        {issue.row}
      </>
    ),
  },
  textColumn(
    'level',
    excelText.error,
    issue => (
      <Badge tone={issue.level === 'error' ? 'danger' : 'warning'}>
        {issue.level === 'error' ? excelText.error : excelText.warning}
      </Badge>
    ),
    { width: '90px', card: 'line2' },
  ),
  { id: 'column', header: excelText.where, width: '160px', card: 'line2', cell: issue => issue.column },
  textColumn('value', excelText.value, issue => <span className="wrap-anywhere">{issue.value}</span>, {
    width: '160px',
    hideBelow: 'md',
  }),
  titleColumn('message', excelText.message, issue => <span className="whitespace-normal">{issue.message}</span>),
]

const priceColumns: ReadonlyArray<Column<PriceMove>> = [
  titleColumn('goods', excelText.goods, move => `${move.code} · ${move.name}`),
  { id: 'unit', header: excelText.unit, width: '90px', card: 'line2', cell: move => move.unit },
  figureColumn('before', excelText.before, move => (move.before === null ? '–' : <Money amount={move.before} />), {
    width: '120px',
    card: 'line2',
  }),
  moneyColumn('after', excelText.after, move => move.after, { width: '120px', fixed: true, card: 'amount' }),
  figureColumn('change', excelText.change, move => percent(move), { width: '90px', card: 'line2' }),
]

function percent({ before, after }: PriceMove): string {
  if (!before) return '–'
  const share = Math.round(((after - before) / before) * 1000) / 10
  return `${share > 0 ? '+' : share < 0 ? '−' : ''}${String(Math.abs(share)).replace('.', ',')}%`
}

/** It comes below what was pressed: on a small screen nothing would seem to have happened. */
const bringIntoSight = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'start' })

type CheckResultProps = { fileId: string; taking: ExcelTaking; checked: Checked }

/** What a dry run found: what would be made and changed, and row by row what is wrong. */
export function CheckResult({ fileId, taking, checked }: CheckResultProps) {
  const { state, start } = useExportFile(excelRoutes.issues)
  const { issues, prices, created, updated, skipped, stocked, pictures, errors, warnings } = checked
  const figures = {
    created,
    updated,
    skipped,
    stocked,
    ...(pictures > 0 && { picturesToFetch: pictures }),
    errors,
    warnings,
  }
  const names = Object.keys(figures) as (keyof typeof figures)[]
  return (
    <Card title={excelText.result}>
      <div ref={bringIntoSight} className="grid scroll-mt-16 gap-3">
        <KeyFigures
          small
          label={excelText.result}
          figures={names.map(name => ({ id: name, label: excelText[name], value: formatNumber(figures[name] ?? 0) }))}
        />
        <Note tone={errors ? 'danger' : 'info'} alert>
          {errors
            ? excelText.hasErrors
            : created + updated + stocked + pictures === 0
              ? excelText.nothing
              : excelText.clean}
        </Note>
        {issues.length > 0 && (
          <div className="grid gap-2">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="text-14">{excelText.issues}</h3>
              <Button
                className="ml-auto"
                size="sm"
                icon={<Download />}
                busy={state.status === 'running'}
                onClick={() => void start({ params: { id: fileId }, body: taking })}
              >
                {excelText.download}
              </Button>
            </div>
            {state.status === 'failed' && (
              <Note tone="danger" alert>
                {state.error.message}
              </Note>
            )}
            <div className="flex flex-col sm:max-h-96">
              <DataTable
                dense
                label={excelText.issues}
                columns={issueColumns}
                rows={issues}
                rowKey={issue => String(issues.indexOf(issue))}
                rowLabel={issue => String(issue.row)}
              />
            </div>
            {issues.length < errors + warnings && (
              <p className="text-12 text-ink-3">
                {excelText.issuesShown(formatNumber(issues.length), formatNumber(errors + warnings))}
              </p>
            )}
          </div>
        )}
        {prices.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-14">{excelText.prices}</h3>
            <div className="flex flex-col sm:max-h-96">
              <DataTable
                dense
                label={excelText.prices}
                columns={priceColumns}
                rows={prices}
                rowKey={move => `${move.row} ${move.unit}`}
                rowLabel={move => move.code}
              />
            </div>
          </div>
        )}
      </div>
    </Card>
  )
}
