import { type BookLine, prescriptionRoutes } from '@quay/contract/prescription/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, instantColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { prescriptions: words } = partnerText
const most = 10

const columns: ReadonlyArray<Column<BookLine>> = [
  titleColumn('product', words.product, row => <TwoLines title={row.productName} detail={row.diagnosis ?? ' '} />),
  figureColumn('quantity', words.quantity, row => `${formatNumber(row.quantity)} ${row.unitName}`, {
    width: '120px',
    card: 'amount',
  }),
  textColumn(
    'doctor',
    words.doctor,
    row => row.doctorName && <TwoLines title={row.doctorName} detail={row.facility ?? ' '} />,
    { width: '200px', hideBelow: 'md' },
  ),
  instantColumn('at', words.at, row => row.soldAt, { card: 'line2' }),
  textColumn('bill', words.bill, row => <TextLink to={`/transactions/bill/${row.billId}`}>{row.billCode}</TextLink>, {
    width: '110px',
    card: 'line2',
  }),
]

/** Prescription medicines that the customer got at the branch, the newest first; nothing for who got none. */
export function CustomerPrescriptions({ customerId }: { customerId: string }) {
  const query = { branchId: useBranchId(), customerId, limit: most }
  const { data } = useRoute(prescriptionRoutes.list, { query }, { keepPrevious: false })
  if (!data || data.items.length === 0) return null
  return (
    <Card
      title={words.title}
      padded={false}
      actions={<TextLink to={`/transactions/prescription?period=all&customerId=${customerId}`}>{words.all}</TextLink>}
    >
      <DataTable
        dense
        label={words.title}
        columns={columns}
        rows={data.items}
        rowKey={row => row.id}
        rowLabel={row => row.productName}
      />
    </Card>
  )
}
