import { homeRoutes } from '@quay/contract/home/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { CardReading } from './card-reading.tsx'

type By = 'revenue' | 'debt'

/** Who bought most in thirty days, or owes most; for whoever may see customers. */
export function TopCustomers() {
  const { rights } = useSession()
  return isAllowed(rights, { model: 'customer', action: 'read' }) ? <Customers /> : null
}

function Customers() {
  const branchId = useBranchId()
  const [by, setBy] = useState<By>('revenue')
  const reading = useRoute(homeRoutes.topCustomers, { query: { branchId, by, days: '30' } })
  const most = Math.max(1, ...(reading.data ?? []).map(row => row[by]))
  return (
    <Card
      title={by === 'revenue' ? 'Khách mua nhiều, 30 ngày' : 'Khách nợ nhiều nhất'}
      padded={false}
      actions={
        <Segmented
          small
          label="Xem khách theo"
          value={by}
          onChange={setBy}
          options={[
            { value: 'revenue', label: 'Doanh thu' },
            { value: 'debt', label: 'Công nợ' },
          ]}
        />
      }
    >
      <CardReading reading={reading} lines={6}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState title={by === 'revenue' ? 'Chưa có khách nào mua trong 30 ngày' : 'Không có khách nào nợ'} />
          ) : (
            <ol className="pb-2">
              {rows.map((row, place) => (
                <li
                  key={row.customerId}
                  className="grid h-8 grid-cols-[20px_minmax(0,1fr)_minmax(60px,160px)_110px] items-center gap-3 px-4 max-sm:grid-cols-[16px_minmax(0,1fr)_100px]"
                >
                  <span className="text-12 text-ink-3">{place + 1}</span>
                  <span className="truncate" title={row.name}>
                    <DocumentLink quiet kind="customer" id={row.customerId} code={row.name} />
                    {by === 'revenue' && (
                      <span className="text-12 text-ink-3"> {formatNumber(row.billCount)} hóa đơn</span>
                    )}
                  </span>
                  <span aria-hidden="true" className="h-1.5 max-sm:hidden">
                    <span
                      className="block h-full rounded-full bg-chart-0"
                      style={{ width: `${Math.max(2, (row[by] / most) * 100)}%` }}
                    />
                  </span>
                  <span className="truncate text-right">
                    <Money amount={row[by]} />
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
