import type { HomePeriod } from '@quay/contract/home/periods'
import { homeRoutes } from '@quay/contract/home/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { RankedList } from '../../ui/table/ranked-list.tsx'
import { CardReading } from './card-reading.tsx'
import { PeriodSelect } from './period-select.tsx'
import { useSeesAllSales } from './sees-all-sales.ts'

type By = 'revenue' | 'quantity'

/** What sells best, by money or by quantity in base units. */
export function TopProducts() {
  const branchId = useBranchId()
  const seesAll = useSeesAllSales()
  const [by, setBy] = useState<By>('revenue')
  const [period, setPeriod] = useState<HomePeriod>('7days')
  const reading = useRoute(homeRoutes.topProducts, { query: { branchId, period, by } })
  return (
    <Card
      title={seesAll ? 'Hàng bán chạy' : 'Hàng tôi bán chạy'}
      padded={false}
      actions={
        <>
          <PeriodSelect value={period} onChange={setPeriod} />
          <Segmented
            small
            label="Xếp theo"
            value={by}
            onChange={setBy}
            options={[
              { value: 'revenue', label: 'Doanh thu thuần' },
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
            <RankedList
              className="px-4 pb-2"
              rows={rows.map(row => ({
                key: row.productId,
                name: <DocumentLink quiet kind="product" id={row.productId} code={row.name} />,
                fullName: row.name,
                size: row[by],
                figure:
                  by === 'revenue' ? <Money amount={row.revenue} /> : `${formatNumber(row.quantity)} ${row.baseUnit}`,
              }))}
            />
          )
        }
      </CardReading>
    </Card>
  )
}
