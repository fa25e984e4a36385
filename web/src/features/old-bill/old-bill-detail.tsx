import { oldBillRoutes } from '@quay/contract/old-bill/routes'
import type { OldBill } from '@quay/contract/old-bill/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { AskButton } from '../../form/ask-button.tsx'
import { RecordPage } from '../../form/record-page.tsx'
import { walkInCustomer } from '../../text/bill/bill.ts'
import { oldBillText } from '../../text/bill/old-bill.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { toast } from '../../ui/popup/toast.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

type Line = OldBill['items'][number]

const quantityOf = ({ quantity, unitName }: Line) =>
  [String(quantity).replace('.', ','), unitName?.toLowerCase()].filter(Boolean).join(' ')

const columns: ReadonlyArray<Column<Line>> = [
  titleColumn('product', oldBillText.product, line => (
    <div className="py-1.5 whitespace-normal">
      {line.productId ? (
        <TextLink to={`/products/list/${line.productId}`}>{line.productName}</TextLink>
      ) : (
        <span className="font-semibold">{line.productName}</span>
      )}
      <p className="font-normal text-12 text-ink-3">{line.productCode}</p>
    </div>
  )),
  figureColumn('quantity', oldBillText.quantity, quantityOf, { width: '120px', card: 'line2' }),
  moneyColumn('price', oldBillText.price, line => line.price, { width: '110px', card: 'line2' }),
  moneyColumn('discount', oldBillText.columns.discount, line => line.discount, { width: '110px', hideBelow: 'md' }),
  moneyColumn('amount', oldBillText.amount, line => line.amount, {
    strong: true,
    width: '120px',
    fixed: true,
    card: 'amount',
  }),
]

/** One bill of another program: what was sold to whom, and from which file it came. */
export default function OldBillDetail() {
  return (
    <RecordPage
      route={oldBillRoutes.get}
      list={{ label: oldBillText.title, to: '/transactions/old-bill' }}
      nameOf={bill => bill.code}
      actions={bill => <TakeOut bill={bill} />}
      meta={bill => (
        <>
          <Badge tone="neutral">{oldBillText.mark}</Badge>
          <span className="text-12 text-ink-3">
            <DateTimeText instant={bill.soldAt} />
            {bill.sellerName && ` · ${bill.sellerName}`}
          </span>
        </>
      )}
    >
      {bill => (
        <>
          <Note tone="info">{oldBillText.note}</Note>
          <Card title={oldBillText.about}>
            <FactList
              facts={[
                {
                  label: oldBillText.customer,
                  value: bill.customerId ? (
                    <TextLink to={`/partners/customer/${bill.customerId}`}>{bill.customerName ?? bill.code}</TextLink>
                  ) : (
                    (bill.customerName ?? walkInCustomer)
                  ),
                },
                { label: oldBillText.phone, value: bill.customerPhone },
                { label: oldBillText.columns.discount, value: bill.discount > 0 && <Money amount={bill.discount} /> },
                { label: oldBillText.columns.payable, value: <Money amount={bill.payable} /> },
                {
                  label: oldBillText.imported,
                  value: [
                    bill.fileName,
                    oldBillText.importedBy(bill.importedByName),
                    oldBillText.ofFile(formatNumber(bill.ofFile)),
                  ].join(' · '),
                },
              ]}
            />
            {bill.note && <p className="mt-2 text-ink-2">{bill.note}</p>}
          </Card>
          <Card title={oldBillText.items(bill.itemCount)} padded={false}>
            <DataTable
              label={oldBillText.lines}
              columns={columns}
              rows={bill.items}
              rowKey={line => line.id}
              rowLabel={line => line.productName}
            />
          </Card>
        </>
      )}
    </RecordPage>
  )
}

/** Takes out what came in by mistake: the whole file, because one bill of it is not wrong alone. */
function TakeOut({ bill: { id, fileName, ofFile } }: { bill: OldBill }) {
  const router = useRouter()
  return (
    <AskButton
      route={oldBillRoutes.takeOut}
      input={{ params: { id } }}
      question={{
        title: oldBillText.takeOutTitle(fileName),
        description: oldBillText.takeOutHint(formatNumber(ofFile)),
        confirmLabel: oldBillText.takeOut,
        keepLabel: oldBillText.keep,
      }}
      onDone={({ count }) => {
        toast.success(oldBillText.takenOut(formatNumber(count)))
        router.history.push('/transactions/old-bill')
      }}
    />
  )
}
