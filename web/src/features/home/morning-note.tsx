import { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import type { ReactNode } from 'react'
import { useBranchId, useProfile } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useMayOpen } from '../../routing/use-may-open.ts'
import { morningText as words } from '../../text/kit/morning.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { useSeesAllSales } from './sees-all-sales.ts'
import { Trend } from './trend.tsx'
import { weekdayOf } from './weekday.ts'

type Morning = Answer<typeof homeRoutes.morning>

/** Yesterday in a few lines with what the day begins with, until noon; nothing where nothing was sold and nothing waits. */
export function MorningNote() {
  const branchId = useBranchId()
  const { data } = useRoute(homeRoutes.morning, { query: { branchId } })
  if (!data?.isMorning) return null
  const { customersDue, providersDue, lots } = data
  const waits = (customersDue?.count ?? 0) + (providersDue?.count ?? 0) + (lots?.expiring ?? 0)
  if (data.billCount + waits === 0) return null
  return <Note morning={data} />
}

function Note({
  morning: {
    day,
    netRevenue,
    billCount,
    daysOfMean,
    meanNetRevenue,
    best,
    worst,
    shifts,
    customersDue,
    providersDue,
    lots,
  },
}: {
  morning: Morning
}) {
  const mayOpen = useMayOpen()
  const { id } = useProfile()
  const seesAll = useSeesAllSales()
  const documents = seesAll
    ? `/reports/sale-report/document?from=${day}&to=${day}`
    : `/transactions/bill?from=${day}&to=${day}&status=SUCCEED&sellerId=${id}`
  const ofShifts = `/cashbooks/shift?from=${day}&to=${day}`
  const heading = `${words.yesterday}, ${weekdayOf(day)} ${formatDate(day)}`
  return (
    <Card title={heading}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
        <Fact name={seesAll ? words.netRevenue : words.ownNetRevenue}>
          {mayOpen(documents) ? (
            <TextLink to={documents}>
              <Money amount={netRevenue} />
            </TextLink>
          ) : (
            <Money amount={netRevenue} />
          )}
          <Detail>
            {daysOfMean === 0 ? (
              words.bills(formatNumber(billCount))
            ) : (
              <Trend now={netRevenue} before={meanNetRevenue} against={words.mean(daysOfMean, weekdayOf(day))} />
            )}
          </Detail>
        </Fact>
        {best && (
          <Fact name={words.best}>
            {best.name}
            <Detail>{words.change(best.revenue - best.mean)}</Detail>
          </Fact>
        )}
        {worst && (
          <Fact name={words.worst}>
            {worst.name}
            <Detail>{words.change(worst.revenue - worst.mean)}</Detail>
          </Fact>
        )}
        {shifts && shifts.count + shifts.open > 0 && (
          <Fact name={words.drawer}>
            {mayOpen(ofShifts) ? (
              <TextLink to={ofShifts}>{words.difference(shifts.difference)}</TextLink>
            ) : (
              words.difference(shifts.difference)
            )}
            <Detail>{words.shifts(shifts.count, shifts.open)}</Detail>
          </Fact>
        )}
        {customersDue && customersDue.count > 0 && (
          <Fact name={words.customersDue}>
            <TextLink to="/partners/customer-due?when=WEEK">
              <Money amount={customersDue.remaining} />
            </TextLink>
            <Detail>{words.documents(formatNumber(customersDue.count))}</Detail>
          </Fact>
        )}
        {providersDue && providersDue.count > 0 && (
          <Fact name={words.providersDue}>
            <TextLink to="/partners/provider-due?when=WEEK">
              <Money amount={providersDue.remaining} />
            </TextLink>
            <Detail>{words.documents(formatNumber(providersDue.count))}</Detail>
          </Fact>
        )}
        {lots && lots.expiring > 0 && (
          <Fact name={words.expiring}>
            <TextLink to={`/products/lot?days=${lots.withinDays}`}>{words.lots(formatNumber(lots.expiring))}</TextLink>
            <Detail>{words.expired(formatNumber(lots.expired), lots.withinDays)}</Detail>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

type Named = { name: string; children: ReactNode }

function Fact({ name, children }: Named) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

const Detail = ({ children }: { children: ReactNode }) => (
  <span className="block font-normal text-12 text-ink-2">{children}</span>
)
