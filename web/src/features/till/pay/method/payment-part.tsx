import Ellipsis from 'lucide-react/icons/ellipsis'
import { saleText } from '../../../../text/till/sale.ts'
import { Segmented } from '../../../../ui/choice/segmented.tsx'
import { usePart } from '../../../../ui/use-part.ts'
import { type CartPayment, emptyCart } from '../../cart/cart.ts'
import { loadBankTransfer, loadDebtPayment, MixedPayment } from '../../later-parts.ts'
import { useSale, useTill } from '../../sale-context.ts'
import { CashPayment } from './cash-payment.tsx'
import { choosePayment } from './choose-payment.ts'

/** How the bill is paid: one method with one press, or several. No dialog on the way to money. */
export function PaymentPart() {
  const { till } = useSale()
  const payment = useTill(
    state => state.drafts.find(draft => draft.id === state.activeId)?.cart.payment ?? emptyCart.payment,
  )
  const payable = useTill(state => state.view.whole)
  const due = useTill(state => state.view.due)
  const alreadyPaid = useTill(state => state.view.alreadyPaid)
  const put = (next: Partial<CartPayment>) => till.dispatch({ do: 'set-payment', payment: { ...payment, ...next } })

  // Without a network they may not come; the bill is paid so all the same.
  const BankTransfer = usePart(payment.mode === 'BANK', loadBankTransfer, () => {})
  const DebtPayment = usePart(payment.mode === 'DEBT', loadDebtPayment, () => {})
  return (
    <section data-part="payment" className="grid gap-2.5">
      <Segmented
        fill
        label={saleText.method}
        value={payment.mode}
        onChange={mode => put(choosePayment(payment, mode, payable))}
        options={[
          { value: 'CASH', label: saleText.methods.CASH },
          { value: 'BANK', label: saleText.methods.BANK },
          { value: 'DEBT', label: saleText.methods.DEBT },
          {
            value: 'MIXED',
            label: (
              <>
                <Ellipsis aria-hidden />
                <span className="sr-only">{saleText.mixed}</span>
              </>
            ),
          },
        ]}
      />
      {payment.mode === 'CASH' && (
        <CashPayment payment={payment} payable={due} alreadyPaid={alreadyPaid} onChange={put} />
      )}
      {payment.mode === 'BANK' && BankTransfer && (
        <BankTransfer payment={payment} amount={payable - alreadyPaid} onChange={put} />
      )}
      {payment.mode === 'DEBT' && DebtPayment && <DebtPayment amount={payable} />}
      {payment.mode === 'MIXED' && <MixedPayment payment={payment} payable={payable} onChange={put} />}
    </section>
  )
}
