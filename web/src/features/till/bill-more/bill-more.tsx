import { formatDate } from '@quay/domain/text/format-date'
import { useEffect, useState } from 'react'
import { billMoreText as words } from '../../../text/till/bill-more.ts'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import type { Cart } from '../cart/cart.ts'
import { useActiveCart } from '../promotion/use-active-cart.ts'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { BillWindow } from './bill-window.tsx'
import { momentOf, usualInvoice } from './more-form.ts'

/** Seller, time and buyer of the e-invoice: a single line, until one of the three differs from the usual sale. */
export function BillMore() {
  const { till } = useSale()
  const cart = useActiveCart()
  const timeZone = useTill(({ facts }) => facts.context?.branch.timeZone ?? 'Asia/Ho_Chi_Minh')
  const [isOpen, setOpen] = useState(false)
  useHotkey(saleKeys.details, () => setOpen(true))
  const { customer, invoice, replaces } = cart
  // A company gets an invoice, unless the cashier has declined it.
  useEffect(() => {
    const usual = invoice === undefined && !replaces ? usualInvoice(customer) : null
    if (usual) till.dispatch({ do: 'set-more', more: { invoice: usual } })
  }, [customer, invoice, replaces, till])
  const said = saidOf(cart, timeZone)
  return (
    <div className="grid gap-0.5">
      <button
        type="button"
        className="ring-in flex min-h-[26px] min-w-0 items-center gap-1.5 rounded-1 text-left text-ink-2 underline decoration-line-strong decoration-dotted underline-offset-4"
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{words.open}</span>
        <Kbd>{saleKeys.details.key}</Kbd>
      </button>
      {said.map(line => (
        <p key={line} className="wrap-anywhere text-12 font-medium">
          {line}
        </p>
      ))}
      {isOpen && <BillWindow onClose={() => setOpen(false)} />}
    </div>
  )
}

function saidOf({ invoice, seller, soldAt }: Cart, timeZone: string): string[] {
  const { day, time } = momentOf(soldAt, timeZone)
  return [
    seller && words.soldBy(seller.name),
    day && words.soldAtLine(`${time} ${formatDate(day)}`),
    invoice && (invoice.body.isTaken ? words.invoiceTo(buyerIn(invoice.body)) : words.declined),
  ].filter(line => typeof line === 'string')
}

const buyerIn = ({ companyName, buyerName, taxCode }: { [field: string]: unknown }) =>
  [companyName ?? buyerName, taxCode].filter(Boolean).join(' · ')
