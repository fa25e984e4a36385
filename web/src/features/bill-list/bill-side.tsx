import type { Bill } from '@quay/contract/bill'
import { formatNumber } from '@quay/domain/text/format-number'
import type { ReactNode } from 'react'
import { paymentMethodText, vatRateText, walkInCustomer } from '../../text/bill.ts'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Who bought, what it came to, and how it was paid. */
export function BillSide({ bill }: { bill: Bill }) {
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
        {bill.prescriptionCode && <p className="mt-1 text-ink-2">Đơn thuốc {bill.prescriptionCode}</p>}
      </Card>
      <Card title="Thanh toán">
        <dl className="grid gap-1.5">
          <Row label="Tiền hàng">
            <Money amount={bill.totalPrice} />
          </Row>
          {bill.lineDiscount > 0 && (
            <Row label="Giảm theo dòng">
              <Money amount={-bill.lineDiscount} />
            </Row>
          )}
          {bill.orderDiscount > 0 && (
            <Row label="Giảm cả đơn">
              <Money amount={-bill.orderDiscount} />
            </Row>
          )}
          {bill.pointsUsed > 0 && (
            <Row label={`Dùng ${formatNumber(bill.pointsUsed)} điểm`}>
              <Money amount={-bill.pointsAmount} />
            </Row>
          )}
          <Row label="Khách cần trả" strong>
            <Money amount={bill.payable} className="text-20" />
          </Row>
          {bill.payments.map((payment, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no identity but their place
            <Row key={place} label={payment.accountName ?? paymentMethodText[payment.method]}>
              <Money amount={payment.amount} />
            </Row>
          ))}
          {bill.change > 0 && (
            <>
              <Row label="Khách đưa">
                <Money amount={bill.cashTendered} />
              </Row>
              <Row label="Tiền thừa">
                <Money amount={bill.change} />
              </Row>
            </>
          )}
        </dl>
        <dl className="mt-3 grid gap-1.5 border-line border-t pt-3 text-12 text-ink-2">
          {bill.vatGroups.map(group => (
            <Row key={group.rate} label={`Trong đó VAT ${vatRateText(group.rate)}`}>
              <Money amount={group.vat} />
            </Row>
          ))}
          {bill.cost !== undefined && (
            <Row label="Giá vốn">
              <Money amount={bill.cost} />
            </Row>
          )}
          {bill.pointsEarned > 0 && <Row label="Điểm tích được">{formatNumber(bill.pointsEarned)}</Row>}
          <Row label="Số lần in">{bill.printCount}</Row>
        </dl>
      </Card>
    </>
  )
}

function Row({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-3 ${strong ? 'border-line border-t pt-1.5 font-semibold' : ''}`}
    >
      <dt className={strong ? '' : 'text-ink-2'}>{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
