import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { useProfile } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { salesOrderColumns, withBranch } from '../order-columns.tsx'

const most = 10
const columns = salesOrderColumns.filter(({ id }) => id !== 'customer')
/** Of who has been at several branches. */
const ofSeveral = withBranch(columns)

/** What a customer ordered at the branches that the person may see, the newest first; nothing for who never ordered. */
export function OrdersOfCustomer({ customerId }: { customerId: string }) {
  const { branches } = useProfile()
  const query = { allBranches: 'true', customerId, limit: most } as const
  const { data } = useRoute(salesOrderRoutes.list, { query }, { keepPrevious: false })
  if (!data || data.items.length === 0) return null
  return (
    <Card
      title={words.ofCustomer}
      padded={false}
      actions={
        <TextLink to={`/transactions/order?period=all&allBranches=true&customerId=${customerId}`}>
          {words.allOfCustomer}
        </TextLink>
      }
    >
      <DataTable
        dense
        label={words.ofCustomer}
        columns={branches.length > 1 ? ofSeveral : columns}
        rows={data.items}
        rowKey={row => row.id}
        rowLabel={row => row.code}
      />
    </Card>
  )
}
