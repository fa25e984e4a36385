import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { PaperIssuer, PaperLine, PaperSignatures } from '../../ui/paper/paper.tsx'
import { type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { sumsOf } from './shared/order-sums.ts'

const { slip } = words
const [number, product, unit, quantity, price, amount] = slip.columns

type Item = SalesOrder['items'][number]

const columns: ReadonlyArray<PaperColumn<Item>> = [
  { head: number, look: 'center', cell: (_, place) => place + 1 },
  { head: product, cell: item => [item.productName, item.giftOf ? slip.gift : item.note].filter(Boolean).join('. ') },
  { head: unit, cell: item => item.unitName },
  { head: quantity, look: 'figure', cell: item => formatNumber(item.quantity) },
  { head: price, look: 'figure', cell: item => formatNumber(item.price) },
  { head: amount, look: 'figure', cell: item => formatNumber(item.amount) },
]

/** The order for the customer on a sheet, A5 or A4 as the printer is set: goods, deposit, what is still to pay, and places to sign. */
export function OrderPaper({ order }: { order: SalesOrder }) {
  const issuer = useIssuer(order.branchId)
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-4 text-center text-20">{slip.title}</h1>
      <p className="text-center">
        {slip.number} <b>{order.code}</b> · <DateTimeText instant={order.confirmedAt ?? order.createdAt} />
      </p>
      <div className="mt-3">
        <PaperLine label={words.customer} strong>
          {order.customerName}
        </PaperLine>
        <PaperLine label={words.phone}>{order.contactPhone}</PaperLine>
        <PaperLine label={words.address}>{order.address}</PaperLine>
        <PaperLine label={words.expectedOn}>{order.expectedOn && formatDate(order.expectedOn)}</PaperLine>
        <PaperLine label={words.holdUntil}>{order.holdUntil && <DateTimeText instant={order.holdUntil} />}</PaperLine>
        <PaperLine label={words.note}>{order.note}</PaperLine>
      </div>
      <PaperRows columns={columns} rows={order.items} />
      <dl className="mt-3 ml-auto grid w-fit grid-cols-2 gap-x-6">
        {sumsOf(order).map(({ label, amount: sum, isStrong }) => (
          <div
            key={label}
            className={isStrong ? 'col-span-2 grid grid-cols-subgrid font-bold' : 'col-span-2 grid grid-cols-subgrid'}
          >
            <dt>{label}</dt>
            <dd className="text-right">{formatDong(sum)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 italic">{slip.noBill}</p>
      <PaperSignatures who={slip.signatures} hint={words.paper.sign} />
    </PrintArea>
  )
}
