import type { HomePeriod } from '@quay/contract/home/periods'
import { homeRoutes } from '@quay/contract/home/routes'
import { debtRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import HandCoins from 'lucide-react/icons/hand-coins'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { debtText } from '../../text/partner/debt.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { RankedList } from '../../ui/table/ranked-list.tsx'
import type { PayDocumentProps } from '../debt/shared/pay-document.tsx'
import { CardReading } from './card-reading.tsx'
import { PeriodSelect } from './period-select.tsx'
import { useSeesAllSales } from './sees-all-sales.ts'

const PayDocument = laterPart(async () => (await import('../debt/shared/pay-document.tsx')).default)

type By = 'revenue' | 'debt'

/** The customers who bought most in a time, or owe most. Needs the right to see customers. */
export function TopCustomers() {
  const { rights } = useSession()
  return isAllowed(rights, { model: 'customer', action: 'read' }) ? <Customers /> : null
}

function Customers() {
  const branchId = useBranchId()
  const seesAll = useSeesAllSales()
  const [by, setBy] = useState<By>('revenue')
  const [period, setPeriod] = useState<HomePeriod>('30days')
  const { rights } = useSession()
  const mayCollect = isAllowed(rights, debtRoutes.collect.permission)
  const [paying, setPaying] = useState<PayDocumentProps['partner'] | null>(null)
  const reading = useRoute(homeRoutes.topCustomers, { query: { branchId, by, period } })
  return (
    <Card
      title={by === 'revenue' ? `Khách mua nhiều${seesAll ? '' : ' của tôi'}` : 'Khách nợ nhiều nhất'}
      padded={false}
      actions={
        <>
          {by === 'revenue' && <PeriodSelect value={period} onChange={setPeriod} />}
          <Segmented
            small
            label="Xem khách theo"
            value={by}
            onChange={setBy}
            options={[
              { value: 'revenue', label: 'Doanh thu thuần' },
              { value: 'debt', label: 'Công nợ' },
            ]}
          />
        </>
      }
    >
      <CardReading reading={reading} lines={6}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState
              title={by === 'revenue' ? 'Chưa có khách nào mua trong thời gian này' : 'Không có khách nào nợ'}
            />
          ) : (
            <RankedList
              className="px-4 pb-2"
              rows={rows.map(row => ({
                key: row.customerId,
                name: (
                  <>
                    <DocumentLink quiet kind="customer" id={row.customerId} code={row.name} />
                    {by === 'revenue' && (
                      <span className="text-12 text-ink-3"> {formatNumber(row.billCount)} hóa đơn</span>
                    )}
                  </>
                ),
                fullName: row.name,
                size: row[by],
                figure: (
                  <span className="inline-flex items-center gap-1">
                    <Money amount={row[by]} />
                    {by === 'debt' && mayCollect && (
                      <IconButton
                        size="sm"
                        label={debtText.payTitle.customer(row.name)}
                        icon={<HandCoins />}
                        onClick={() => setPaying({ kind: 'customer', id: row.customerId, name: row.name })}
                      />
                    )}
                  </span>
                ),
              }))}
            />
          )
        }
      </CardReading>
      {paying && <PayDocument partner={paying} onClose={() => setPaying(null)} />}
    </Card>
  )
}
