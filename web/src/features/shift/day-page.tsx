import { shiftRoutes } from '@quay/contract/shift/routes'
import type { EndOfDay } from '@quay/contract/shift/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { shiftText } from '../../text/till/shift.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Money } from '../../ui/mark/money.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { GoodsOfDay, SellersOfDay } from './day-goods.tsx'
import { printDay, printDaySlip } from './print-report.ts'
import { BankCard, CancelledCard, FlowRows, ReturnsCard, SalesCard } from './report-cards.tsx'
import { flowSum } from './shared/slip-of.ts'
import { ShiftBadge } from './shift-badge.tsx'

const crumbs = [{ label: shiftText.title, to: '/cashbooks/shift' }]
const words = shiftText.day

/** What the branch sold on a business day, what money moved, and its shifts; on paper of 80 mm and A4. */
export default function DayPage() {
  const today = useBusinessDay()
  const [day, setDay] = useState(today)
  const reading = useRoute(shiftRoutes.endOfDay, { query: { branchId: useBranchId(), day } })
  const { data, error } = reading
  useHotkey({ id: 'shift.print', key: 'Ctrl+P', label: shiftText.print, scope: shiftText.scope }, () => {
    if (data) void printDay(data)
  })
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
            <Button icon={<Printer />} onClick={() => void printDaySlip(data)}>
              {shiftText.printSlip}
            </Button>
            <Button icon={<Printer />} keyHint="Ctrl+P" onClick={() => void printDay(data)}>
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
          <SalesCard
            report={data.report}
            billsAt={{ to: `/transactions/bill?from=${data.day}&to=${data.day}`, label: words.bills }}
          />
          <BankCard report={data.report} />
          <ReturnsCard report={data.report} />
          <GoodsOfDay report={data} />
          <SellersOfDay report={data} />
          <CancelledCard report={data.report} />
        </>
      )}
    </DetailPage>
  )
}

function DaySide({ report: { report, shifts, outsideCount } }: { report: EndOfDay }) {
  return (
    <>
      <Card title={shiftText.drawer}>
        <dl className="grid gap-2">
          <FlowRows flow={report.drawer} />
          <FigureRow strong label={shiftText.flowSum} amount={flowSum(report.drawer)} />
        </dl>
      </Card>
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
        {outsideCount > 0 && (
          <div className="mt-3">
            <Note>{words.outside(formatNumber(outsideCount))}</Note>
          </div>
        )}
      </Card>
    </>
  )
}
