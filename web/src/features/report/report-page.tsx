import type { reportRoutes } from '@quay/contract/report/routes'
import type { Report, ReportArea, ReportRow } from '@quay/contract/report/shapes'
import { measureOf } from '@quay/domain/report/measures'
import { leadOf, viewOf } from '@quay/domain/report/views'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../api/api-error.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { usePaper } from '../../document/use-paper.ts'
import { useWaitingPress } from '../../document/use-waiting-press.ts'
import type { ListRoute } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import type { ListState } from '../../list/use-list.ts'
import { writeQuery } from '../../routing/query-text.ts'
import { reportText } from '../../text/money/report.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { toast } from '../../ui/popup/toast.ts'
import type { Column, Totals } from '../../ui/table/column.ts'
import { changeText, figureText } from './figure-text.ts'
import { Meanings } from './meanings.tsx'
import { mostPrinted, readWholeReport } from './read-whole-report.ts'
import { daysText, ReportChart } from './report-chart.tsx'
import { mayWith, reportColumns } from './report-columns.tsx'
import { ReportPaper } from './report-paper.tsx'
import { mostOnRoll, printReport } from './report-slip.ts'

export type ReportPageProps = {
  area: ReportArea
  list: ListState<(typeof reportRoutes)['sale'], ListRoute>
  report: Report | undefined
  /** In the place of those of the view. */
  columns?: ReadonlyArray<Column<ReportRow>>
}

/** A report: what it is asked, a picture and a table of the same figures, the total, and the way to the documents of each row. */
export function ReportPage({
  area,
  list,
  report,
  columns = reportColumns(area, list.query, list.may, report?.total),
}: ReportPageProps) {
  const router = useRouter()
  const { rights } = useSession()
  const branchId = useBranchId()
  const { printing, print } = usePaper<'report'>()
  const [whole, setWhole] = useState<Report>()
  const [isReading, setReading] = useState(false)
  const { query } = list
  const { view } = viewOf(area, query.view)
  const ready = { isReady: list.isCurrent, isRefused: list.read.isError }
  const paper = useWaitingPress({ ...ready, act: () => void printAll() })
  const roll = useWaitingPress({ ...ready, act: () => void printRoll() })
  useHotkey(
    { id: 'report.print', key: 'Ctrl+P', label: reportText.printed, scope: list.definition.words.title },
    paper.press,
  )
  /** The paper has all rows, up to as many as one prints; the screen shows a page of them. */
  async function printWith(most: number, onPaper: (all: Report) => unknown) {
    if (!report || isReading) return
    setReading(true)
    try {
      await onPaper(await readWholeReport(list.definition.route, { ...list.filter, ...list.order }, report, most))
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : reportText.notPrinted)
    } finally {
      setReading(false)
    }
  }
  const printAll = () =>
    printWith(mostPrinted, all => {
      flushSync(() => setWhole(all))
      print('report')
    })
  const printRoll = () =>
    printWith(mostOnRoll, all => printReport({ area, query, report: all, may: mayWith(rights) }, branchId))
  const kept = {
    ...query,
    cursor: undefined,
    sortBy: undefined,
    orderBy: undefined,
    compare: undefined,
    period: undefined,
  }
  /** The documents of a row, or of all of them, as the report is asked now. */
  const documentsAt = (row?: ReportRow) => {
    const label = row && [row.label, list.query.groupBy2 && row.detail].filter(Boolean).join(', ')
    return `/reports/${area}-report/document${writeQuery({ ...kept, from: report?.from, to: report?.to, key: row?.key, label })}`
  }
  /** The documents of the time that the report is compared with; of a running day those up to the same time of the day. */
  const documentsCompared = ({ compareFrom, compareTo, compareUntil }: Report) =>
    `/reports/${area}-report/document${writeQuery({ ...kept, from: compareFrom, to: compareTo, until: compareUntil })}`
  return (
    <>
      <ListScreen
        list={list}
        columns={columns}
        onOpen={row => router.history.push(documentsAt(row))}
        totals={
          report &&
          totalsOf(
            report,
            leadOf(
              view,
              report.columns.map(({ id }) => id),
            ),
          )
        }
        actions={
          report && (
            <>
              <Button onClick={() => router.history.push(documentsAt())}>{reportText.allDocuments}</Button>
              <Button icon={<Printer />} busy={roll.isWaiting} onClick={roll.press}>
                {reportText.printRoll}
              </Button>
              <Button icon={<Printer />} keyHint="Ctrl+P" busy={isReading || paper.isWaiting} onClick={paper.press}>
                {reportText.printed}
              </Button>
            </>
          )
        }
        views={<Meanings area={area} query={query} told={report?.total} />}
        summary={report && <ReportChart area={area} query={query} report={report} set={list.set} />}
        foot={
          report && (
            <>
              {daysText(report.from, report.to)} ·{' '}
              {reportText.counted(formatNumber(report.items.length), formatNumber(report.totalItem))} ·{' '}
              {reportText.asOf} <DateTimeText instant={report.asOf} />
              {report.compareFrom && report.compareTo && (
                <>
                  {' · '}
                  <TextLink to={documentsCompared(report)} underlined>
                    {reportText.comparedWith(daysText(report.compareFrom, report.compareTo), report.compareUntil)}
                  </TextLink>
                </>
              )}
            </>
          )
        }
      />
      {printing && whole && <ReportPaper area={area} query={query} report={whole} />}
    </>
  )
}

function totalsOf(report: Report, lead: string): Totals {
  const cells = report.columns.map(({ id, kind }) => [id, figureText(report.total[id], kind)] as const)
  const before = report.previousTotal
  return {
    label: reportText.total,
    cells: {
      ...Object.fromEntries(cells),
      ...(before && {
        previous: figureText(before[lead], measureOf(lead as Parameters<typeof measureOf>[0]).kind),
        change: changeText(report.total[lead], before[lead]),
      }),
    },
  }
}
