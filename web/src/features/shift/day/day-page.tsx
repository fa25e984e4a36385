import { shiftRoutes } from '@quay/contract/shift/routes'
import type { EndOfDay } from '@quay/contract/shift/shapes'
import { outsideWords } from '@quay/domain/shift/day-words'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useBranchId, useSession } from '../../../api/session/session.ts'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { useAction } from '../../../api/use-action.ts'
import { useListExport } from '../../../api/use-list-export.ts'
import { useRoute } from '../../../api/use-route.ts'
import { useWaitingPress } from '../../../document/use-waiting-press.ts'
import { kitText } from '../../../text/kit/kit.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { Money } from '../../../ui/mark/money.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { DetailPage } from '../../../ui/page/detail-page.tsx'
import { ExportDialog } from '../../../ui/window/export-dialog.tsx'
import { printDay, printDaySlip } from '../print-report.ts'
import { CancelledCard, ReturnsCard, SalesCard } from '../report-cards.tsx'
import { type AboutDay, aboutDay } from '../shared/about-day.ts'
import { ShiftBadge } from '../shift-badge.tsx'
import { DayFilters, filterOf, partWords, wholeDay } from './day-filters.tsx'
import { GoodsOfDay, SellersOfDay } from './day-goods.tsx'
import { FundsOfDay, KeptOfDay } from './day-money.tsx'

const crumbs = [{ label: shiftText.title, to: '/cashbooks/shift' }]
const words = shiftText.day

/** What the branch sold on a business day, what money moved, and its shifts, or a part of it; on paper of 80 mm and A4, and as Excel. */
export default function DayPage() {
  const today = useBusinessDay()
  const branchId = useBranchId()
  const [day, setDay] = useState(today)
  const [part, setPart] = useState(wholeDay)
  const timeZone = useSession(
    state => state.profile?.branches.find(({ id }) => id === branchId)?.timeZone ?? 'Asia/Ho_Chi_Minh',
  )
  const asked = { branchId, day, ...filterOf(part) }
  const reading = useRoute(shiftRoutes.endOfDay, { query: asked })
  const { data, error } = reading
  const file = useListExport(shiftRoutes.dayExport)
  const keep = useAction(shiftRoutes.keepDay)
  const filters = partWords(part)

  /** The whole day is kept as it is printed, so that a later look tells what changed; a part of it is printed alone. */
  function printBy(print: (day: EndOfDay, about: AboutDay) => Promise<void>) {
    if (!data || keep.isPending) return
    if (data.isOwn || filters.length > 0) return void print(data, aboutDay(data, { filters, record: null, timeZone }))
    keep.mutate(
      { body: { branchId: data.branchId, day: data.day } },
      {
        onSuccess: record => {
          void print(data, aboutDay(data, { filters, record, timeZone }))
          void reading.refetch()
        },
      },
    )
  }
  const ready = { isReady: data !== undefined && !reading.isPlaceholderData, isRefused: reading.isError }
  const sheet = useWaitingPress({ ...ready, act: () => printBy(printDay) })
  const slip = useWaitingPress({ ...ready, act: () => printBy(printDaySlip) })
  useHotkey({ id: 'shift.print', key: 'Ctrl+P', label: shiftText.print, scope: shiftText.scope }, sheet.press)
  return (
    <DetailPage
      title={words.title}
      crumbs={crumbs}
      meta={
        <span className="w-36">
          <DateInput
            aria-label={words.label}
            value={day}
            max={today}
            today={today}
            onChange={chosen => chosen && setDay(chosen)}
          />
        </span>
      }
      actions={
        data && (
          <>
            {file.mayExport && (
              <Button icon={<FileSpreadsheet />} onClick={file.open}>
                {kitText.exportExcel}
              </Button>
            )}
            <Button icon={<Printer />} busy={slip.isWaiting} onClick={slip.press}>
              {shiftText.printSlip}
            </Button>
            <Button icon={<Printer />} keyHint="Ctrl+P" busy={keep.isPending || sheet.isWaiting} onClick={sheet.press}>
              {shiftText.print}
            </Button>
          </>
        )
      }
      loading={!data}
      error={error && { message: error.message, onRetry: () => void reading.refetch() }}
      side={data && <DaySide report={data} />}
    >
      {data && (
        <>
          <DayFilters report={data} value={part} onChange={setPart} />
          {data.isOwn && <Note>{words.own}</Note>}
          <KeptOfDay kept={data.kept} timeZone={timeZone} />
          <SalesCard
            report={data.report}
            billsAt={{ to: `/transactions/bill?from=${data.day}&to=${data.day}`, label: words.bills }}
          />
          <ReturnsCard report={data.report} />
          <GoodsOfDay report={data} />
          <SellersOfDay report={data} />
          <CancelledCard report={data.report} />
        </>
      )}
      {file.isOpen && (
        <ExportDialog
          title={words.exportTitle}
          description={words.exportHint}
          state={file.state}
          onStart={() => void file.start({ body: asked })}
          onCancel={file.cancel}
          onClose={file.close}
          onLater={() => file.later(words.title, { body: asked })}
        />
      )}
    </DetailPage>
  )
}

function DaySide({ report }: { report: EndOfDay }) {
  const { shifts } = report
  const outside = outsideWords(report)
  return (
    <>
      <FundsOfDay report={report} />
      <Card title={words.shifts}>
        {shifts.length === 0 && <p className="text-ink-2">{words.none}</p>}
        <ul className="grid gap-3">
          {shifts.map(shift => (
            <li key={shift.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <span>
                <TextLink underlined to={`/cashbooks/shift/${shift.id}`}>
                  {shift.code}
                </TextLink>{' '}
                {shift.heldByName}
              </span>
              <ShiftBadge status={shift.status} />
              {shift.difference !== null && (
                <>
                  <span className="text-ink-2">{shiftText.difference}</span>
                  <Money
                    amount={shift.difference}
                    className={`text-right ${shift.difference ? 'text-danger-text' : ''}`}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
        {outside && (
          <div className="mt-3">
            <Note>{outside}</Note>
          </div>
        )}
      </Card>
    </>
  )
}
