import { homeRoutes } from '@quay/contract/home/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { CardReading } from './card-reading.tsx'

type By = 'revenue' | 'quantity'
type Days = '1' | '7' | '30'

/** What sells best, by money or by quantity in base units. */
export function TopProducts() {
  const branchId = useBranchId()
  const [by, setBy] = useState<By>('revenue')
  const [days, setDays] = useState<Days>('7')
  const reading = useRoute(homeRoutes.topProducts, { query: { branchId, days, by } })
  const most = Math.max(1, ...(reading.data ?? []).map(row => row[by]))
  return (
    <Card
      title="Hàng bán chạy"
      padded={false}
      actions={
        <>
          <Select
            className="w-28"
            size="sm"
            quiet
            label="Thời gian"
            value={days}
            onChange={setDays}
            options={[
              { value: '1', label: 'Hôm nay' },
              { value: '7', label: '7 ngày' },
              { value: '30', label: '30 ngày' },
            ]}
          />
          <Segmented
            small
            label="Xếp theo"
            value={by}
            onChange={setBy}
            options={[
              { value: 'revenue', label: 'Doanh thu' },
              { value: 'quantity', label: 'Số lượng' },
            ]}
          />
        </>
      }
    >
      <CardReading reading={reading} lines={8}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState title="Chưa bán món nào trong thời gian này" />
          ) : (
            <ol className="pb-2">
              {rows.map((row, place) => (
                <li
                  key={row.productId}
                  className="grid h-8 grid-cols-[20px_minmax(0,1fr)_minmax(60px,160px)_110px] items-center gap-3 px-4 max-sm:grid-cols-[16px_minmax(0,1fr)_100px]"
                >
                  <span className="text-12 text-ink-3">{place + 1}</span>
                  <span className="truncate" title={row.name}>
                    <DocumentLink quiet kind="product" id={row.productId} code={row.name} />
                  </span>
                  <span aria-hidden="true" className="h-1.5 max-sm:hidden">
                    <span
                      className="block h-full rounded-full bg-chart-0"
                      style={{ width: `${Math.max(2, (row[by] / most) * 100)}%` }}
                    />
                  </span>
                  <span className="truncate text-right">
                    {by === 'revenue' ? (
                      <Money amount={row.revenue} />
                    ) : (
                      `${formatNumber(row.quantity)} ${row.baseUnit}`
                    )}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </CardReading>
    </Card>
  )
}
