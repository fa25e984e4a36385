import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../api/api-error.ts'
import { type CallInput, call } from '../api/client.ts'
import { useProfile } from '../api/session/session.ts'
import { useIssuer } from '../api/session/use-issuer.ts'
import { usePaper } from '../document/use-paper.ts'
import { useWaitingPress } from '../document/use-waiting-press.ts'
import { listText } from '../text/kit/list.ts'
import { Button } from '../ui/button/button.tsx'
import { daysOf } from '../ui/date/period.ts'
import { useHotkey } from '../ui/key/use-hotkey.ts'
import { PaperIssuer, PaperTable, paperCell, paperFigure } from '../ui/paper/paper.tsx'
import { PaperHead } from '../ui/paper/paper-head.tsx'
import { PrintArea } from '../ui/paper/print-area.tsx'
import { usePageNumbers } from '../ui/paper/use-page-numbers.ts'
import { toast } from '../ui/popup/toast.ts'
import type { Column } from '../ui/table/column.ts'
import type { ListRoute, RowOf } from './filter.ts'
import { chipsOf } from './filter-chip.tsx'
import { totalsShown } from './list-totals.tsx'
import { periodOf } from './read-filters.ts'
import type { ListState } from './use-list.ts'

/** As many rows as one prints: some forty sheets. */
const mostPrinted = 2_000
const atOnce = 200

type ListPrintProps<R extends ListRoute, T extends ListRoute> = {
  list: ListState<R, T>
  /** What the paper shows of a row. */
  columns: ReadonlyArray<Column<RowOf<R>>>
  /** Of the whole store and not of the branch. */
  isOfStore?: boolean
  /** Stands on the paper between its head and the rows. */
  above?: ReactNode
}

/** The button that prints a list as a report: all rows of its filter with their sums, under a head that says its branch, days and filters. */
export function ListPrint<R extends ListRoute, T extends ListRoute>({
  list,
  columns,
  isOfStore,
  above,
}: ListPrintProps<R, T>) {
  const { printing, print } = usePaper<'list'>()
  const [rows, setRows] = useState<readonly RowOf<R>[]>([])
  const [isReading, setReading] = useState(false)
  const { words, id } = list.definition
  const { press, isWaiting } = useWaitingPress({
    isReady: list.isCurrent,
    isRefused: list.read.isError,
    act: () => void printAll(),
  })
  useHotkey({ id: `${id}.print`, key: 'Ctrl+P', label: listText.print, scope: words.title }, press)
  async function printAll() {
    if (isReading) return
    setReading(true)
    try {
      const all = await everyRow(list)
      flushSync(() => setRows(all))
      print('list')
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : listText.notPrinted)
    } finally {
      setReading(false)
    }
  }
  return (
    <>
      <Button icon={<Printer />} keyHint="Ctrl+P" busy={isReading || isWaiting} onClick={press}>
        {listText.print}
      </Button>
      {printing && <ListPaper list={list} columns={columns} isOfStore={isOfStore} above={above} rows={rows} />}
    </>
  )
}

/** Those in sight where they are all; else page by page, from the first one on in the order of the screen. */
async function everyRow<R extends ListRoute, T extends ListRoute>(list: ListState<R, T>): Promise<readonly RowOf<R>[]> {
  const { definition, rows, filter, order, isPaged, all } = list
  if (!isPaged || (all !== undefined && all !== null && rows.length >= all)) return rows
  const read: RowOf<R>[] = []
  let cursor: string | null | undefined
  do {
    const query = { ...filter, ...order, limit: atOnce, ...(cursor && { cursor }) }
    const page = (await call(definition.route, { query } as unknown as CallInput<R>)) as {
      items: RowOf<R>[]
      nextCursor?: string | null
    }
    read.push(...page.items)
    cursor = page.nextCursor
  } while (cursor && read.length < mostPrinted)
  return read
}

const daysText = (from: string | undefined, to: string | undefined): string => {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
  if (from) return listText.daysFrom(formatDate(from))
  return to ? listText.daysTo(formatDate(to)) : listText.allDays
}

function ListPaper<R extends ListRoute, T extends ListRoute>({
  list,
  columns,
  isOfStore,
  above,
  rows,
}: ListPrintProps<R, T> & { rows: readonly RowOf<R>[] }) {
  const { branches } = useProfile()
  const { lines } = useIssuer(list.branchId)
  usePageNumbers()
  const { definition, filters, query, today, all } = list
  const period = filters.find(filter => filter.kind === 'period')
  const { from, to } = period ? daysOf(periodOf(period, query, today), today) : {}
  const narrowed = chipsOf(
    filters.filter(filter => filter.kind !== 'period'),
    query,
    () => {},
  )
  const words = query.keyword ? [{ label: listText.searched, value: query.keyword }] : []
  const totals = totalsShown(list, rows)
  const cellOf = ({ numeric }: Column<RowOf<R>>) => (numeric ? paperFigure : paperCell)
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={isOfStore ? [lines[0]] : lines} />
      <PaperHead
        head={{
          title: definition.words.title,
          branchName: isOfStore ? listText.wholeStore : (branches.find(({ id }) => id === list.branchId)?.name ?? ''),
          period: daysText(from, to),
          filters: [...words, ...narrowed.map(({ name, value }) => ({ label: name, value }))],
          compared: null,
        }}
      />
      {above}
      <PaperTable tight heads={columns.map(({ header }) => header)}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a paper stay where they are
          <tr key={at}>
            {columns.map(column => (
              <td key={column.id} className={cellOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {totals && (
          <tr className="font-bold">
            {columns.map((column, at) => (
              <td key={column.id} className={cellOf(column)}>
                {at === 0 ? totals.label : totals.cells[column.id]}
              </td>
            ))}
          </tr>
        )}
      </PaperTable>
      {typeof all === 'number' && rows.length < all && (
        <p className="mt-2">{listText.printedSome(formatNumber(rows.length), formatNumber(all))}</p>
      )}
    </PrintArea>
  )
}
