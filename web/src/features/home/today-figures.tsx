import type { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useMayOpen } from '../../routing/use-may-open.ts'
import { compactNumber } from '../../ui/mark/compact-number.ts'
import { Money } from '../../ui/mark/money.tsx'
import { type KeyFigure, KeyFigures } from '../../ui/page/key-figures.tsx'
import { Trend } from './trend.tsx'
import { weekdayOf } from './weekday.ts'

type Figures = Answer<typeof homeRoutes.figures>

const bills = '/transactions/bill?period=today'
const sold = `${bills}&status=SUCCEED`

/**
 * The strip of today, beside the same weekday of last week up to the same hour. Each figure opens its documents, where
 * the person may see them.
 */
export function TodayFigures({ data }: { data: Figures | undefined }) {
  const mayOpen = useMayOpen()
  const opening = (to: string): Pick<KeyFigure, 'to'> => (mayOpen(to) ? { to } : {})
  const { today, lastWeek } = data ?? {}
  const against = data ? `so với ${weekdayOf(data.businessDay)} trước, cùng giờ` : ''
  const average = today && today.billCount > 0 ? Math.round(today.revenue / today.billCount) : 0
  const last =
    today?.profit === undefined
      ? {
          id: 'debt',
          ...opening(`${sold}&method=DEBT`),
          label: 'Khách ghi nợ hôm nay',
          value: <Money amount={today?.debt ?? 0} />,
          detail: `trên ${formatNumber(today?.billCount ?? 0)} hóa đơn`,
        }
      : {
          id: 'profit',
          ...opening(sold),
          label: 'Lãi gộp',
          value: <Money amount={today.profit} />,
          detail: today.revenue > 0 ? `${formatNumber((today.profit / today.revenue) * 100, 1)}% doanh thu` : ' ',
        }
  return (
    <KeyFigures
      label="Hôm nay"
      loading={!data}
      figures={[
        {
          id: 'revenue',
          ...opening(sold),
          label: 'Doanh thu hôm nay',
          value: <Money amount={today?.revenue ?? 0} />,
          detail: <Trend now={today?.revenue ?? 0} before={lastWeek?.revenue ?? 0} against={against} />,
        },
        {
          id: 'bills',
          ...opening(bills),
          label: 'Hóa đơn',
          value: formatNumber(today?.billCount ?? 0),
          detail: (
            <>
              trung bình {formatDong(average)}
              {today && today.cancelledCount > 0 && ` · ${formatNumber(today.cancelledCount)} đã hủy`}
            </>
          ),
        },
        {
          id: 'taken',
          ...opening('/cashbooks?period=today&direction=IN'),
          label: 'Thực thu',
          value: <Money amount={(today?.cash ?? 0) + (today?.bank ?? 0)} />,
          detail: `tiền mặt ${compactNumber(today?.cash ?? 0)} · chuyển khoản ${compactNumber(today?.bank ?? 0)}`,
        },
        last,
      ]}
    />
  )
}
