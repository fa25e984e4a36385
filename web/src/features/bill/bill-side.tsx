import type { Bill } from '@quay/contract/bill/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useSession } from '../../api/session/session.ts'
import { useStoreUses } from '../../api/session/store-uses.ts'
import { billText, paymentMethodText, walkInCustomer } from '../../text/bill/bill.ts'
import { billListText } from '../../text/bill/bill-list.ts'
import { saleReturnText } from '../../text/bill/sale-return.ts'
import { salesOrderText } from '../../text/bill/sales-order.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { debtTone } from '../debt/shared/debt-tone.ts'
import { BillCare } from './bill-care.tsx'
import { BillDelivery } from './bill-delivery.tsx'
import { BillInvoice } from './bill-invoice.tsx'
import { BillReplaced } from './bill-replaced.tsx'
import { BillReturns } from './bill-returns.tsx'

/** Who bought, what it came to, and how it was paid. */
export function BillSide({ bill }: { bill: Bill }) {
  const uses = useStoreUses()
  const mayPromote = isAllowed(useSession().rights, { model: 'discount', action: 'create' })
  const showsGroup = ({ vat }: Bill['vatGroups'][number]) => uses.vat || vat > 0
  return (
    <>
      <Card title="Khách hàng">
        {bill.customerId === null ? (
          <p className="text-ink-2">{walkInCustomer}</p>
        ) : (
          <>
            <p className="font-semibold">{bill.customerName}</p>
            {bill.customerPhone && <p className="text-ink-2">{bill.customerPhone}</p>}
            {bill.customerDebt !== null && bill.customerDebt !== 0 && (
              <p className="text-12 text-warning-text">
                Đang nợ <Money amount={bill.customerDebt} />
              </p>
            )}
            <p className="mt-1 text-12">
              <TextLink to={`/transactions/bill?period=all&customerId=${bill.customerId}`}>
                Các hóa đơn của khách
              </TextLink>
            </p>
          </>
        )}
      </Card>
      <BillCare bill={bill} />
      <BillInvoice bill={bill} />
      <BillDelivery bill={bill} />
      {bill.order && (
        <Card title={salesOrderText.ofBill}>
          <TextLink to={`/transactions/order/${bill.order.id}`}>{bill.order.code}</TextLink>
        </Card>
      )}
      {bill.exchangeReturn && (
        <Card title={billListText.exchangeReturn}>
          <TextLink to={`/transactions/return/${bill.exchangeReturn.id}`}>{bill.exchangeReturn.code}</TextLink>
        </Card>
      )}
      <BillReplaced bill={bill} />
      <BillReturns billId={bill.id} />
      <Card title="Thanh toán">
        <dl className="grid gap-1.5">
          <FigureRow label="Tiền hàng" amount={bill.totalPrice} />
          {bill.discounts.map(
            ({ discountId, name, amount, voucherCode }) =>
              amount !== 0 && (
                <FigureRow key={discountId} label={voucherCode ? `${name} · ${voucherCode}` : name} amount={-amount} />
              ),
          )}
          {bill.lineDiscount > 0 && <FigureRow label="Giảm theo dòng" amount={-bill.lineDiscount} />}
          {bill.orderDiscount > 0 && <FigureRow label="Giảm cả đơn" amount={-bill.orderDiscount} />}
          {bill.pointsUsed > 0 && (
            <FigureRow label={`Dùng ${formatNumber(bill.pointsUsed)} điểm`} amount={-bill.pointsAmount} />
          )}
          {bill.surchargeItems.map(({ surchargeId, name, amount }) => (
            <FigureRow key={surchargeId} label={name} amount={amount} />
          ))}
          {bill.cashRounding !== 0 && <FigureRow label="Làm tròn tiền mặt" amount={bill.cashRounding} />}
          <FigureRow
            label="Khách cần trả"
            strong
            amount={bill.payable + bill.surcharges + bill.cashRounding}
            amountClass="text-20"
          />
          {bill.depositUsed > 0 && <FigureRow label={salesOrderText.depositUsed} amount={-bill.depositUsed} />}
          {bill.exchangeUsed > 0 && <FigureRow label={saleReturnText.exchangePaid} amount={-bill.exchangeUsed} />}
          {bill.payments.map((payment, place) => (
            <FigureRow
              // biome-ignore lint/suspicious/noArrayIndexKey: payments have no identity but their place
              key={place}
              label={payment.accountName ?? paymentMethodText[payment.method]}
              amount={payment.amount}
            />
          ))}
          {bill.owed !== undefined && (
            <>
              <FigureRow label={billListText.collected} amount={bill.debt - (bill.owed?.remaining ?? 0)} />
              {bill.owed ? (
                <FigureRow
                  label={bill.owed.isOverdue ? billListText.leftOverdue : billListText.remaining}
                  strong
                  amount={bill.owed.remaining}
                  amountClass={debtTone(bill.owed)}
                />
              ) : (
                <FigureRow label={billListText.debtState}>{billListText.debtStates.paid}</FigureRow>
              )}
            </>
          )}
          {bill.dueOn && <FigureRow label={billText.dueOn}>{formatDate(bill.dueOn)}</FigureRow>}
          {bill.change > 0 && (
            <>
              <FigureRow label="Khách đưa" amount={bill.cashTendered} />
              <FigureRow label="Tiền thừa" amount={bill.change} />
              {bill.changeKept > 0 && <FigureRow label="Ghi vào tài khoản khách" amount={bill.changeKept} />}
            </>
          )}
        </dl>
        <div className="mt-1.5 grid gap-1.5 empty:hidden">
          {bill.discounts.map(
            ({ discountId, name, amount, points = 0 }) =>
              amount === 0 && (
                <p key={discountId} className="text-ink-2">
                  {points > 0 ? billText.pointsGiven(name, formatNumber(points)) : name}
                </p>
              ),
          )}
          {bill.givenCodes?.map(({ code, name, state }) => (
            <p key={code}>{billText.codeGiven(code, name, state)}</p>
          ))}
          {bill.declined.length > 0 && (
            <p className="text-ink-2">{billText.declined(bill.declined.map(({ name }) => name).join(', '))}</p>
          )}
          {bill.isAsCharged && <p className="text-12 text-warning-text">{billText.asCharged}</p>}
          {mayPromote && (
            <TextLink to={`/settings/discount?add=new&bill=${bill.id}`}>{billText.makePromotion}</TextLink>
          )}
        </div>
        <dl className="mt-3 grid gap-1.5 border-line border-t pt-3 text-12 text-ink-2">
          {bill.vatGroups.filter(showsGroup).map(group => (
            <FigureRow
              key={group.rate}
              label={`Trong đó thuế GTGT ${describeVatRate(group.rate)}`}
              amount={group.vat}
            />
          ))}
          {bill.cost !== undefined && <FigureRow label="Giá vốn" amount={bill.cost} />}
          {bill.pointsEarned > 0 && <FigureRow label="Điểm tích được">{formatNumber(bill.pointsEarned)}</FigureRow>}
          {(bill.pointsToEarn ?? 0) > 0 && (
            <FigureRow label={billText.pointsToEarn}>{formatNumber(bill.pointsToEarn ?? 0)}</FigureRow>
          )}
          {bill.pointsLater !== undefined && (
            <FigureRow label={billText.pointsLater}>{formatNumber(bill.pointsLater)}</FigureRow>
          )}
          <FigureRow label="Số lần in">{bill.printCount}</FigureRow>
        </dl>
      </Card>
    </>
  )
}
