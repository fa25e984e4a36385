import { shiftRoutes } from '@quay/contract/shift/routes'
import type { Shift } from '@quay/contract/shift/shapes'
import { formatDate, formatDateTime } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { shiftText } from '../../text/till/shift.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { MoneyCard } from './money-card.tsx'
import { printShift, printShiftSlip } from './print-report.ts'
import { BankCard, CancelledCard, FlowRows, ReturnsCard, SalesCard } from './report-cards.tsx'
import { EndShift } from './shared/end-shift.tsx'
import { FundFigures } from './shared/fund-figures.tsx'
import { ShiftBadge } from './shift-badge.tsx'

const list = { label: shiftText.title, to: '/cashbooks/shift' }
const { facts } = shiftText

/** One shift: who held the drawer, what was sold, what moved, what was counted; counted and ended here by who may. */
export default function ShiftPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const reading = useRoute(shiftRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data } = reading
  if (!data) return <DocumentLoading title={shiftText.title} crumbs={[list]} reading={[reading]} />
  return <ShownShift shift={data} reload={() => void reading.refetch()} />
}

function ShownShift({ shift, reload }: { shift: Shift; reload: () => void }) {
  const timeZone = useSession(
    state => state.profile?.branches.find(({ id }) => id === shift.branchId)?.timeZone ?? 'Asia/Ho_Chi_Minh',
  )
  const [counting, setCounting] = useState(false)
  const { report } = shift
  const opened = formatDateTime(shift.openedAt, timeZone).slice(0, -3)
  return (
    <DocumentDetail
      document={{
        code: shift.code,
        status: 'SUCCEED',
        createdAt: shift.openedAt,
        createdByName: shift.heldByName,
        cancelledAt: null,
        cancelledByName: null,
        cancelReason: null,
      }}
      title={shiftText.documentTitle(shift.code)}
      list={list}
      scope={shiftText.scope}
      state={<ShiftBadge status={shift.status} />}
      papers={
        shift.status === 'CLOSED'
          ? [{ id: 'paper', label: shiftText.print, send: () => printShift(shift, timeZone) }]
          : []
      }
      rarer={
        shift.status === 'CLOSED'
          ? [
              {
                id: 'slip',
                label: shiftText.printSlip,
                onSelect: () => void printShiftSlip(shift, timeZone),
              },
            ]
          : []
      }
      endings={[
        shift.mayReopen && {
          id: 'reopen',
          label: shiftText.reopen,
          window: onClose => (
            <CancelDocument
              route={shiftRoutes.reopen}
              input={reason => ({ params: { id: shift.id }, body: { reason } })}
              onClose={onClose}
              onDone={reload}
              title={shiftText.reopenTitle(shift.code)}
              description={shiftText.reopenHint}
              confirmLabel={shiftText.reopen}
              reasonLabel={shiftText.reopenReason}
            />
          ),
        },
      ]}
      actions={
        shift.mayCount && (
          <Button variant="primary" onClick={() => setCounting(true)}>
            {shiftText.countAndClose}
          </Button>
        )
      }
      side={
        <>
          <DrawerCard shift={shift} />
          <Card>
            <FactList
              facts={[
                { label: facts.holder, value: shift.heldByName },
                { label: facts.till, value: shift.deviceName ?? shiftText.commonDrawer },
                { label: facts.day, value: formatDate(shift.businessDay) },
                { label: facts.opened, value: <DateTimeText instant={shift.openedAt} /> },
                { label: facts.closed, value: shift.closedAt && <DateTimeText instant={shift.closedAt} /> },
                { label: facts.closedBy, value: shift.closedByName },
                {
                  label: facts.handedTo,
                  value: shift.handedTo && `${shift.handedTo.name} (${shift.handedTo.code})`,
                },
                {
                  label: facts.openingNotes,
                  value: shift.openingNotes
                    ?.map(({ value, quantity }) => shiftText.notesLine(formatNumber(quantity), formatNumber(value)))
                    .join(', '),
                },
                { label: facts.leftBefore, value: shift.leftBefore !== null && formatDong(shift.leftBefore) },
                { label: facts.reason, value: shift.reason },
              ]}
            />
          </Card>
          <HistoryCard shift={shift} />
        </>
      }
    >
      {report ? (
        <>
          <SalesCard
            report={report}
            billsAt={{ to: `/transactions/bill?period=all&shiftId=${shift.id}`, label: shiftText.bills }}
          />
          <BankCard report={report} />
          <ReturnsCard report={report} />
          <CancelledCard report={report} />
          <LateCard shift={shift} />
          <MoneyCard id={shift.id} />
        </>
      ) : (
        <Note>{shiftText.blind}</Note>
      )}
      {counting && (
        <EndShift
          shift={shift}
          about={shiftText.since(shift.heldByName, opened, formatDong(shift.openingFloat))}
          onClose={() => {
            setCounting(false)
            reload()
          }}
          onEnded={ended => {
            setCounting(false)
            reload()
            void printShiftSlip(ended, timeZone)
          }}
        />
      )}
    </DocumentDetail>
  )
}

/** What began in the drawer, what moved, what must be there, what was counted. */
function DrawerCard({ shift }: { shift: Shift }) {
  const { report, expected, counted, difference, taken, counts, status } = shift
  return (
    <Card title={shiftText.drawer}>
      <dl className="grid gap-2">
        <FigureRow label={shiftText.float} amount={shift.openingFloat} />
        {report && <FlowRows flow={report.drawer} />}
        {expected !== null && <FigureRow strong label={shiftText.expected} amount={expected} />}
        {counted !== null && <FigureRow label={shiftText.countedSum} amount={counted} />}
        {difference !== null && (
          <FigureRow
            strong
            label={shiftText.difference}
            amount={difference}
            amountClass={difference === 0 ? 'text-success-text' : 'text-danger-text'}
          />
        )}
        {(status === 'CLOSED' ? (counts.at(-1)?.funds ?? []) : []).map(fund => (
          <FundFigures key={fund.accountId} fund={fund} />
        ))}
        {taken !== null && counted !== null && (
          <>
            <FigureRow label={shiftText.taken} amount={taken} />
            <FigureRow label={shiftText.left} amount={counted - taken} />
          </>
        )}
      </dl>
    </Card>
  )
}

/** Bills that came after the shift had been closed. */
function LateCard({ shift: { late } }: { shift: Shift }) {
  if (late.length === 0) return null
  return (
    <Card title={`${shiftText.lateBills} (${formatNumber(late.length)})`}>
      <p className="mb-2 text-ink-2">{shiftText.lateHint}</p>
      <ul className="grid gap-2">
        {late.map(bill => (
          <li key={bill.id} className="flex flex-wrap justify-between gap-x-3">
            <span>
              <TextLink underlined to={`/transactions/bill/${bill.id}`}>
                {bill.code}
              </TextLink>{' '}
              <span className="text-ink-2">
                {bill.sellerName}, <DateTimeText instant={bill.postedAt} />
              </span>
            </span>
            <Money amount={bill.cash} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Every count and every closing that was set aside. */
function HistoryCard({ shift: { counts, reopenings } }: { shift: Shift }) {
  if (counts.length === 0) return null
  return (
    <Card title={shiftText.counts}>
      <ol className="grid gap-2">
        {counts.map(count => (
          <li key={count.id}>
            <span className="font-medium">{shiftText.count(formatNumber(count.position))}</span>{' '}
            <span className="text-12 text-ink-3">
              {count.countedByName}, <DateTimeText instant={count.at} />
            </span>
            <span className="block">{shiftText.countLine(formatDong(count.counted), formatDong(count.expected))}</span>
            {count.funds.map(fund => (
              <span key={fund.accountId} className="block">
                {shiftText.ofFund(fund.name, shiftText.countLine(formatDong(fund.counted), formatDong(fund.expected)))}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {reopenings.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 font-medium">{shiftText.reopenings}</h3>
          <ol className="grid gap-2">
            {reopenings.map(one => (
              <li key={one.at}>
                {one.reason}{' '}
                <span className="text-12 text-ink-3">
                  {one.byName}, <DateTimeText instant={one.at} />
                </span>
                <span className="block text-ink-2">
                  {shiftText.reopened(formatDong(one.counted), formatDong(one.difference))}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
