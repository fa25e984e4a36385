import type { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import type { ReactNode } from 'react'
import { useProfile } from '../../api/session/session.ts'
import { useMayOpen } from '../../routing/use-may-open.ts'
import { compactNumber } from '../../ui/mark/compact-number.ts'
import { Money } from '../../ui/mark/money.tsx'
import { type KeyFigure, KeyFigures } from '../../ui/page/key-figures.tsx'
import { useSeesAllSales } from './sees-all-sales.ts'
import { Trend } from './trend.tsx'
import { weekdayOf } from './weekday.ts'

type Figures = Answer<typeof homeRoutes.figures>
type DayFigures = Figures['today']

const nothing: DayFigures = {
  revenue: 0,
  returns: 0,
  returnCount: 0,
  netRevenue: 0,
  billCount: 0,
  cancelledCount: 0,
  cash: 0,
  bank: 0,
  debt: 0,
}

/**
 * The strip of today, each figure beside that of the same weekday of last week, of yesterday and of the same day of last month, up to the same hour. Each
 * opens its documents, where the person may see them.
 */
export function TodayFigures({ data }: { data: Figures | undefined }) {
  const mayOpen = useMayOpen()
  const { id } = useProfile()
  const seesAll = useSeesAllSales()
  const opening = (to: string): Pick<KeyFigure, 'to'> => (mayOpen(to) ? { to } : {})
  const { today = nothing, lastWeek = nothing, yesterday = nothing, lastMonth = nothing } = data ?? {}
  const ofMonth = data ? `ngày ${formatDate(data.lastMonthDay).slice(0, 5)}` : ''
  const weekday = data ? weekdayOf(data.businessDay) : ''
  const bills = `/transactions/bill?period=today&status=SUCCEED${seesAll ? '' : `&sellerId=${id}`}`
  // The documents whose sum each figure is; who sees own sales alone may not open the report, and sees the bills.
  const documents = (view: 'TIME' | 'REVENUE') =>
    opening(
      seesAll
        ? `/reports/sale-report/document?view=${view}&from=${data?.businessDay ?? ''}&to=${data?.businessDay ?? ''}`
        : bills,
    )
  const compared = (of: (day: DayFigures) => number, more?: ReactNode) => (
    <>
      <Line>
        <Trend now={of(today)} before={of(lastWeek)} against={`so với ${weekday} trước`} />
      </Line>
      {more && <Line>{more}</Line>}
    </>
  )
  /** What it was yesterday and a month ago. */
  const earlier = (of: (day: DayFigures) => number, text: (figure: number) => string) =>
    `hôm qua ${text(of(yesterday))} · ${ofMonth} ${text(of(lastMonth))}`
  const taken = (day: DayFigures) => day.cash + day.bank
  const average = today.billCount > 0 ? Math.round(today.revenue / today.billCount) : 0
  const last: KeyFigure =
    today.profit === undefined
      ? {
          id: 'debt',
          ...opening(`${bills}&method=DEBT`),
          label: 'Khách ghi nợ',
          value: <Money amount={today.debt} />,
          detail: <Before weekday={weekday} lastWeek={lastWeek.debt} yesterday={yesterday.debt} />,
        }
      : {
          id: 'profit',
          ...documents('REVENUE'),
          label: 'Lãi gộp',
          value: <Money amount={today.profit} />,
          detail: compared(
            day => day.profit ?? 0,
            <>
              {earlier(day => day.profit ?? 0, formatDong)}
              {today.netRevenue > 0 &&
                ` · ${formatNumber((today.profit / today.netRevenue) * 100, 1)}% doanh thu thuần`}
            </>,
          ),
        }
  return (
    <div>
      <KeyFigures
        label={seesAll ? 'Hôm nay' : 'Tôi bán hôm nay'}
        loading={!data}
        figures={[
          {
            id: 'netRevenue',
            ...documents('TIME'),
            label: 'Doanh thu thuần',
            value: <Money amount={today.netRevenue} />,
            detail: compared(
              day => day.netRevenue,
              earlier(day => day.netRevenue, formatDong),
            ),
          },
          {
            id: 'revenue',
            ...documents('TIME'),
            label: 'Doanh thu',
            value: <Money amount={today.revenue} />,
            detail: compared(
              day => day.revenue,
              earlier(day => day.revenue, formatDong),
            ),
          },
          {
            id: 'returns',
            // The list knows no sellers of bills, so it is not what a person alone sold.
            ...(seesAll && opening('/transactions/return?period=today')),
            label: today.returnCount > 0 ? `Giá trị trả · ${formatNumber(today.returnCount)} phiếu` : 'Giá trị trả',
            value: <Money amount={today.returns} />,
            detail: <Before weekday={weekday} lastWeek={lastWeek.returns} yesterday={yesterday.returns} />,
          },
          {
            id: 'bills',
            ...opening(bills),
            label: 'Hóa đơn',
            value: formatNumber(today.billCount),
            detail: compared(
              day => day.billCount,
              <>
                {earlier(day => day.billCount, formatNumber)} · trung bình {formatDong(average)}
                {today.cancelledCount > 0 && ` · ${formatNumber(today.cancelledCount)} đã hủy`}
              </>,
            ),
          },
          {
            id: 'taken',
            ...(seesAll && documents('TIME')),
            label: 'Thực thu',
            value: <Money amount={taken(today)} />,
            detail: compared(
              taken,
              <>
                {earlier(taken, formatDong)} · tiền mặt {compactNumber(today.cash)} · chuyển khoản{' '}
                {compactNumber(today.bank)}
              </>,
            ),
          },
          last,
        ]}
      />
      {data && (
        <p className="pt-1 text-12 text-ink-3">
          {seesAll ? 'Số liệu hôm nay' : 'Số liệu hôm nay của hàng bạn bán'}; hôm qua, {weekday} trước và {ofMonth} tính
          đến cùng giờ.
        </p>
      )}
    </div>
  )
}

const Line = ({ children }: { children: ReactNode }) => <span className="block whitespace-normal">{children}</span>

type BeforeProps = { weekday: string; lastWeek: number; yesterday: number }

/** The figures of the days before, of what is neither good nor bad when it rises. */
function Before({ weekday, lastWeek, yesterday }: BeforeProps) {
  return (
    <>
      <Line>
        {weekday} trước {formatDong(lastWeek)}
      </Line>
      <Line>hôm qua {formatDong(yesterday)}</Line>
    </>
  )
}
