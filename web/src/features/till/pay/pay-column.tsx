import { saleText } from '../../../text/till/sale.ts'
import { usePart } from '../../../ui/use-part.ts'
import { needsCare } from '../care/care-of.ts'
import { BookChoice, CarePart, DeliveryPart, loadBillMore, loadChannelChoice, PromotionList } from '../later-parts.ts'
import { openCart, useTill } from '../sale-context.ts'
import { BillSums } from './bill-sums.tsx'
import { CustomerPart } from './customer/customer-part.tsx'
import { PaymentPart } from './method/payment-part.tsx'
import { PayFoot } from './pay-foot.tsx'

type PayColumnProps = { onPay: () => void; isPrinting: boolean; onTogglePrint: () => void }

/** The right side of the till: who buys, what it comes to, how it is paid. Its foot never scrolls away. */
export function PayColumn(props: PayColumnProps) {
  const hasBooks = useTill(
    state => openCart(state)?.book !== undefined || state.facts.context?.priceBooks.some(book => book.onRequest),
  )
  const hasCare = useTill(
    state => openCart(state)?.care !== undefined || state.view.lines.some(({ product }) => needsCare(product)),
  )
  const isDelivered = useTill(state => openCart(state)?.delivery?.isOn ?? false)
  const hasLines = useTill(({ view }) => view.lines.length > 0)
  // Cut right after its first opening, a till sells at the counter without it.
  const ChannelChoice = usePart(hasLines, loadChannelChoice, () => {})
  const BillMore = usePart(hasLines, loadBillMore, () => {})
  const hasPromotions = useTill(({ facts }) => (facts.context?.promotions?.length ?? 0) > 0)
  return (
    <aside
      aria-label={saleText.pay}
      className="flex min-h-0 flex-col lg:contain-content border-line-strong border-l bg-surface-2 max-lg:border-t max-lg:border-l-0 max-lg:pb-(--pay-foot)"
    >
      <div className="flex min-h-0 flex-1 flex-col gap-2.5 overflow-auto scroll-py-14 px-3.5 py-2.5 max-lg:overflow-visible">
        <CustomerPart />
        {hasCare && <CarePart />}
        {hasBooks && <BookChoice />}
        {hasLines && ChannelChoice && <ChannelChoice />}
        {isDelivered && <DeliveryPart />}
        <BillSums />
        {hasPromotions && <PromotionList />}
        <PaymentPart />
        {hasLines && BillMore && <BillMore />}
      </div>
      <PayFoot {...props} />
    </aside>
  )
}
