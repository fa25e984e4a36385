import { customerRoutes } from '@quay/contract/partner/routes'
import type { CustomerVisit } from '@quay/contract/partner/shapes'
import { useRoute } from '../../api/use-route.ts'
import { oldBillText } from '../../text/bill/old-bill.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { Card } from '../../ui/page/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, countColumn, instantColumn, moneyColumn, textColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { visits: words } = partnerText
const pages = {
  BILL: '/transactions/bill',
  RETURN: '/transactions/return',
  OLD_BILL: '/transactions/old-bill',
} as const
const kinds = { BILL: words.bought, RETURN: words.broughtBack, OLD_BILL: oldBillText.mark } as const

const columns: ReadonlyArray<Column<CustomerVisit>> = [
  codeColumn(words.code, row => `${pages[row.kind]}/${row.id}`, { card: 'title' }),
  instantColumn('at', words.at, row => row.at, { card: 'line2' }),
  textColumn('kind', words.kind, row => <TwoLines title={kinds[row.kind]} detail={row.branchName} />, {
    elastic: true,
    card: 'line2',
  }),
  textColumn('seller', words.seller, row => row.sellerName, { width: '160px', hideBelow: 'md' }),
  countColumn('items', words.items, row => row.itemCount, { width: '100px', hideBelow: 'md' }),
  moneyColumn('amount', words.amount, row => row.amount, { strong: true, width: '130px', fixed: true, card: 'amount' }),
]

/** When the customer was in the shop, the newest first; also at the time of the program before. */
export function CustomerVisits({ customerId }: { customerId: string }) {
  const { data } = useRoute(customerRoutes.visits, { params: { id: customerId } }, { keepPrevious: false })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={words.title} padded={false}>
      <div className="flex flex-col sm:max-h-96">
        <DataTable
          dense
          label={words.title}
          columns={columns}
          rows={data.items}
          rowKey={row => row.id}
          rowLabel={row => row.code}
        />
      </div>
    </Card>
  )
}
