import type { ReceiptTemplate } from '@quay/contract/bill/receipt'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDate, formatDateTime } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { salesOrderText } from '../../../text/sales-order.ts'
import { maskPhone } from '../../receipt/shared/mask-phone.ts'
import { RollPair, RollPaper, RollRule, RollWords } from '../../receipt/shared/roll-paper.tsx'
import { sumsOf } from './order-sums.ts'

const { slip, columns: names } = salesOrderText

interface OrderSlipProps {
  order: SalesOrder
  template: ReceiptTemplate
  /** The store, then the branch with where it is and its telephone. */
  issuer: readonly [string, string]
  timeZone: string
  part: number
}

/** What the customer takes along on the roll: the goods at their frozen price, what was paid before, until when goods are kept. */
export function OrderSlip({ order, template, issuer: [store, place], timeZone, part }: OrderSlipProps) {
  const short = (instant: string) => formatDateTime(instant, timeZone).slice(0, -3)
  return (
    <RollPaper
      template={template}
      issuer={
        <>
          <h2 className="font-bold text-[13pt] uppercase leading-[1.3]">{store}</h2>
          <p className="text-[8pt]">{place}</p>
        </>
      }
    >
      <p className="text-center font-bold text-[11pt]">
        {slip.title}
        {order.status === 'CANCELLED' && ` · ${slip.cancelled}`}
      </p>
      {template.copies > 1 && <p className="text-center text-[8pt]">{slip.part(part, template.copies)}</p>}
      <div className="text-[8pt]">
        <RollPair
          left={
            <>
              {slip.number} <b>{order.code}</b>
            </>
          }
          right={short(order.confirmedAt ?? order.createdAt)}
        />
        <RollPair
          left={`${names.customer}: ${order.customerName ?? ''}`}
          right={order.contactPhone ? maskPhone(order.contactPhone) : ''}
        />
        {order.address && <p>{`${salesOrderText.address}: ${order.address}`}</p>}
        {order.expectedOn && <p>{`${salesOrderText.expectedOn}: ${formatDate(order.expectedOn)}`}</p>}
        <p>{`${salesOrderText.seller}: ${order.confirmedByName ?? order.createdByName}`}</p>
      </div>
      <RollRule />
      {order.items.map(({ id, productName, quantity, unitName, price, amount, giftOf }) => (
        <section key={id} className="break-inside-avoid border-[#999] border-b-[0.15mm] py-[0.9mm]">
          <p className="font-bold">{productName}</p>
          <RollPair
            left={`${formatNumber(quantity)} ${unitName.toLowerCase()} × ${formatNumber(price)}`}
            right={formatNumber(quantity * price)}
          />
          {giftOf && <p className="text-[8pt]">{slip.gift}</p>}
          {!giftOf && amount < quantity * price && (
            <div className="text-[8pt]">
              <RollPair left={salesOrderText.discounts} right={formatNumber(amount - quantity * price)} />
            </div>
          )}
        </section>
      ))}
      <section className="mt-[1.5mm]">
        {sumsOf(order).map(({ label, amount, isStrong }) => (
          <div key={label} className={isStrong ? 'font-bold text-[12pt] leading-[1.35]' : undefined}>
            <RollPair left={label} right={formatNumber(amount)} />
          </div>
        ))}
      </section>
      <RollRule />
      <div className="text-[8pt]">
        {order.holdUntil && <p>{slip.keptUntil(short(order.holdUntil))}</p>}
        <p>{slip.noBill}</p>
      </div>
      <RollWords text={template.returnPolicy} className="mt-[1.5mm] text-center text-[8pt]" />
      <RollWords text={template.footer ?? slip.thanks} className="mt-[1mm] text-center font-bold" />
    </RollPaper>
  )
}
