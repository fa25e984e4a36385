import { isAllowed } from '@quay/contract/right/permission'
import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { saleReturnText } from '../../text/bill/sale-return.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'

/** What came back of a bill, for who may read returns; nothing where nothing did. */
export function BillReturns({ billId }: { billId: string }) {
  const { rights } = useSession()
  const enabled = isAllowed(rights, saleReturnRoutes.list.permission)
  const { data } = useRoute(saleReturnRoutes.list, { query: { billId, status: 'SUCCEED' } }, { enabled })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={saleReturnText.ofBillCard}>
      <dl className="grid gap-1.5">
        {data.items.map(({ id, code, refundable }) => (
          <FigureRow
            key={id}
            label={<TextLink to={`/transactions/return/${id}`}>{code}</TextLink>}
            amount={0 - refundable}
          />
        ))}
      </dl>
    </Card>
  )
}
