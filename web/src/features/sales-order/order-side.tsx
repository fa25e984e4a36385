import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { wholeOf } from './shared/order-sums.ts'

/** Beside the lines of an order: who ordered and when they come, its money, and the papers that came of it. */
export function OrderSide({ order, rest }: { order: SalesOrder; rest: number }) {
  const promotions = order.promotionDiscount + order.promotionOrder
  const discounts = order.lineDiscount + order.orderDiscount
  return (
    <>
      <Card title={words.facts}>
        <FactList facts={factsOf(order)} />
      </Card>
      <Card title={words.money}>
        <dl className="grid gap-1.5">
          <FigureRow label={words.goods} amount={order.totalPrice} />
          {promotions > 0 && <FigureRow label={words.promotions} amount={-promotions} />}
          {discounts > 0 && <FigureRow label={words.discounts} amount={-discounts} />}
          {order.surchargeItems.map(({ surchargeId, name, amount }) => (
            <FigureRow key={surchargeId} label={name} amount={amount} />
          ))}
          <FigureRow label={words.payable} strong amount={wholeOf(order)} />
          <FigureRow label={words.held} amount={order.deposit} />
          <FigureRow label={words.rest} amount={rest} />
        </dl>
      </Card>
      {order.bills.length > 0 && (
        <Card title={words.bills}>
          <ul className="grid gap-1.5">
            {order.bills.map(bill => (
              <li key={bill.id} className="flex flex-wrap items-center justify-between gap-2">
                <TextLink to={`/transactions/bill/${bill.id}`}>{bill.code}</TextLink>
                {bill.status === 'CANCELLED' && <StatusBadge status={bill.status} />}
                <span className="text-12 text-ink-3">
                  <DateTimeText instant={bill.soldAt} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {order.vouchers.length > 0 && (
        <Card title={words.vouchers}>
          <dl className="grid gap-1.5">
            {order.vouchers.map(({ id, code, direction, amount }) => (
              <FigureRow
                key={id}
                label={`${code} · ${direction === 'IN' ? words.depositIn : words.depositOut}`}
                amount={direction === 'IN' ? amount : -amount}
              />
            ))}
          </dl>
        </Card>
      )}
    </>
  )
}

const factsOf = (order: SalesOrder) => [
  {
    label: words.customer,
    value: order.customerId && <TextLink to={`/partners/customer/${order.customerId}`}>{order.customerName}</TextLink>,
  },
  { label: words.contact, value: order.contactName },
  { label: words.phone, value: order.contactPhone },
  { label: words.address, value: order.address },
  { label: words.channel, value: order.channel },
  { label: words.expectedOn, value: order.expectedOn && formatDate(order.expectedOn) },
  { label: words.holdUntil, value: holdOf(order) },
  {
    label: words.mergedInto,
    value: order.mergedInto && (
      <TextLink to={`/transactions/order/${order.mergedInto.id}`}>{order.mergedInto.code}</TextLink>
    ),
  },
  { label: words.seller, value: order.createdByName },
  { label: words.note, value: order.note },
]

function holdOf({ progress, isHoldEnded, holdUntil }: SalesOrder) {
  if (progress !== 'OPEN' && progress !== 'PARTIAL') return null
  if (isHoldEnded) return words.holdGone
  return holdUntil === null ? words.holdForever : <DateTimeText instant={holdUntil} />
}
