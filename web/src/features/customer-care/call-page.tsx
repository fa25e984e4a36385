import {
  type BirthdayCall,
  callRoutes,
  type LastCall,
  type RefillCall,
  type RevisitCall,
} from '@quay/contract/customer-care/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { type ReactNode, useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { ReadTable } from '../../list/read-table.tsx'
import { callText } from '../../text/partner/customer-call.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { HiddenPhone } from '../customer/shared/hidden-phone.tsx'
import { type AskedCall, CallDialog } from './call-dialog.tsx'

const { columns: names } = callText
const crumbs = [{ label: partnerText.customerList.title, to: '/partners/customer' }]

/** What came of the call: done, or put off. `about` is what it is about. */
const resultColumn = <Row extends { customerName: string }>(
  about: (row: Row) => string,
  write: (call: Row, isDone: boolean) => void,
): Column<Row> =>
  textColumn(
    'result',
    '',
    row => (
      <span className="flex gap-1.5 lg:flex-row md:flex-col">
        <Button size="sm" aria-label={callText.doneOf(row.customerName, about(row))} onClick={() => write(row, true)}>
          {callText.done}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={callText.snoozeOf(row.customerName, about(row))}
          onClick={() => write(row, false)}
        >
          {callText.snooze}
        </Button>
      </span>
    ),
    { card: 'line2' },
  )

/** What is read out to a customer: nothing of it is cut, however high its row becomes. */
const Whole = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap-anywhere whitespace-normal">
    <div className="font-semibold">{title}</div>
    <div className="text-12 text-ink-3">{children}</div>
  </div>
)

/** Who is called, and by which number. */
const Customer = ({ row }: { row: { customerId: string; customerName: string; phone: string | null } }) => (
  <TwoLines
    title={row.customerName}
    to={`/partners/customer/${row.customerId}`}
    detail={<HiddenPhone customerId={row.customerId} customerName={row.customerName} phone={row.phone} />}
  />
)

/** What came of the last call in words; null where no call was made yet. */
const saidOf = (last: LastCall | null) => last && [callText.results[last.result], last.note].filter(Boolean).join(': ')

/** The last call has a column of its own where there is room. */
const WithLast = ({ words, last }: { words: string | null; last: LastCall | null }) => (
  <>
    {words}
    {last && <span className="hidden sm:max-lg:inline">{words ? ` · ${saidOf(last)}` : saidOf(last)}</span>}
  </>
)

/** What came of the last call, and who called when. */
const lastColumn = <Row extends { last: LastCall | null }>(): Column<Row> =>
  textColumn(
    'note',
    names.last,
    ({ last }) =>
      last && (
        <div className="wrap-anywhere whitespace-normal">
          {saidOf(last)}
          <div className="text-12 text-ink-3">
            {last.byName} · <DateTimeText instant={last.at} />
          </div>
        </div>
      ),
    { width: '200px', card: 'line2', hideBelow: 'lg' },
  )

const refillColumns = (write: (call: RefillCall, isDone: boolean) => void): ReadonlyArray<Column<RefillCall>> => [
  titleColumn('customer', names.customer, row => <Customer row={row} />),
  textColumn(
    'product',
    names.product,
    row => (
      // Whole: who calls names the medicine, and reads what was said the last time.
      <Whole title={row.productName}>
        <WithLast words={callText.supply(row.daysOfSupply)} last={row.last} />
      </Whole>
    ),
    { width: '240px', card: 'line2' },
  ),
  textColumn('ends', names.ends, row => formatDate(row.endsOn), { width: '110px', card: 'amount' }),
  textColumn(
    'sold',
    names.sold,
    row => <TwoLines title={row.billCode} to={`/transactions/bill/${row.billId}`} detail={formatDate(row.soldOn)} />,
    { width: '120px', hideBelow: 'lg' },
  ),
  lastColumn(),
  resultColumn(row => row.productName, write),
]

const revisitColumns = (write: (call: RevisitCall, isDone: boolean) => void): ReadonlyArray<Column<RevisitCall>> => [
  titleColumn('customer', names.customer, row => <Customer row={row} />),
  textColumn('revisitOn', names.revisitOn, row => formatDate(row.revisitOn), { width: '110px', card: 'amount' }),
  textColumn('doctor', names.doctor, row => <WithLast words={row.doctorName} last={row.last} />, {
    width: '180px',
    card: 'line2',
  }),
  textColumn(
    'sold',
    names.sold,
    row => <TwoLines title={row.billCode} to={`/transactions/bill/${row.id}`} detail={formatDate(row.soldOn)} />,
    { width: '120px', hideBelow: 'lg' },
  ),
  lastColumn(),
  resultColumn(row => callText.visitOf(row.billCode), write),
]

const birthdayColumns = (write: (call: BirthdayCall) => void): ReadonlyArray<Column<BirthdayCall>> => [
  titleColumn('customer', names.customer, row => <Customer row={row} />),
  textColumn('on', names.on, row => formatDate(row.on), { width: '120px', card: 'line2' }),
  figureColumn('age', names.age, row => row.age, { width: '80px', card: 'amount' }),
  { ...lastColumn<BirthdayCall>(), hideBelow: 'sm' },
  textColumn(
    'result',
    '',
    row => (
      <Button size="sm" aria-label={callText.birthdayOf(row.customerName)} onClick={() => write(row)}>
        {row.last ? callText.again : callText.done}
      </Button>
    ),
    { card: 'line2' },
  ),
]

/** Whom to call today: medicines that run out, with what came of the call, and birthdays of the week. */
export default function CallPage() {
  const reading = useRoute(callRoutes.today, { query: { branchId: useBranchId() } })
  const [asked, setAsked] = useState<{ call: AskedCall; isDone: boolean } | null>(null)
  return (
    <DetailPage title={callText.title} crumbs={crumbs}>
      <div className="grid gap-4">
        <ReadTable
          title={callText.refills}
          label={callText.refills}
          columns={refillColumns((call, isDone) => setAsked({ call: { ...call, about: call.productName }, isDone }))}
          rows={reading.data?.refills ?? []}
          rowKey={row => row.id}
          rowLabel={row => `${row.customerName} ${row.productName}`}
          reading={reading}
          empty={<EmptyState title={callText.noRefills}>{callText.noRefillsHint}</EmptyState>}
        />
        <ReadTable
          title={callText.revisits}
          label={callText.revisits}
          columns={revisitColumns((call, isDone) =>
            setAsked({ call: { ...call, about: callText.visitOf(call.billCode) }, isDone }),
          )}
          rows={reading.data?.revisits ?? []}
          rowKey={row => row.id}
          rowLabel={row => `${row.customerName} ${row.billCode}`}
          reading={reading}
          empty={<EmptyState title={callText.noRevisits}>{callText.noRevisitsHint}</EmptyState>}
        />
        <ReadTable
          title={callText.birthdays}
          label={callText.birthdays}
          columns={birthdayColumns(call =>
            setAsked({
              call: {
                id: call.customerId,
                customerName: call.customerName,
                about: callText.birthdayAbout,
                birthdayOn: call.on,
              },
              isDone: true,
            }),
          )}
          rows={reading.data?.birthdays ?? []}
          rowKey={row => `${row.customerId} ${row.on}`}
          rowLabel={row => row.customerName}
          reading={reading}
          empty={<EmptyState title={callText.noBirthdays} />}
        />
      </div>
      {asked && reading.data && <CallDialog {...asked} today={reading.data.today} onClose={() => setAsked(null)} />}
    </DetailPage>
  )
}
