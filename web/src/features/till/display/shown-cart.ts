import { vietQr } from '../../../ui/paper/viet-qr.ts'
import type { CartView } from '../cart/cart-view.ts'
import { referenceOf } from '../pay/unsent/reference-of.ts'
import type { TillState } from '../till.ts'
import type { TillContext } from '../till-facts.ts'

/** What the customer sees: goods and money of the sale, and nothing that the shop knows of them. Amounts in đồng. */
export interface ShownCart {
  version: 3
  /** Addresses of the shop's logo and pictures, for while nothing is sold. */
  logo: string | null
  pictures: readonly string[]
  lines: { id: string; name: string; quantity: number; unit: string; amount: number }[]
  discount: number
  due: number
  /** Cash handed over and what comes back of it, once the cashier typed it. */
  given: { amount: number; change: number } | null
  transfer: { qr: string; amount: number; account: string; content: string } | null
  /** The sale just made, until the next goods come. */
  thanks: { paid: number; change: number } | null
}

export const nothingShown: ShownCart = {
  version: 3,
  logo: null,
  pictures: [],
  lines: [],
  discount: 0,
  due: 0,
  given: null,
  transfer: null,
  thanks: null,
}

/** Both windows of one person at one branch meet here. */
export const displayChannel = (userId: string, branchId: string) => `quay.display.${userId}.${branchId}`

/** What of the till's state the customer sees. Lines that cannot be sold are left out, as from the total. */
export function shownCart({ view, last, facts, activeId, drafts }: TillState): ShownCart {
  const counted = view.lines.filter(line => line.isCounted)
  const logo = facts.context?.print?.store.logo ?? null
  const pictures = facts.context?.displayPictures ?? []
  if (counted.length === 0)
    return { ...nothingShown, logo, pictures, thanks: last && { paid: last.paid, change: last.change } }
  const cart = drafts.find(({ id }) => id === activeId)?.cart
  const payment = cart?.payment
  const { settled } = view
  return {
    version: 3,
    logo,
    pictures,
    lines: counted.map(({ line, product, amount }) => ({
      id: line.id,
      name: product?.name ?? line.productName,
      quantity: line.quantity,
      unit: line.unit.name,
      amount,
    })),
    discount: view.priced.discountAmount,
    due: Math.max(0, view.due - view.alreadyPaid),
    given:
      payment?.mode === 'CASH' && payment.tendered !== null && settled
        ? { amount: payment.tendered - view.alreadyPaid, change: cart?.keepsChange ? 0 : settled.change }
        : null,
    transfer: transferOf(view, facts.context, referenceOf(activeId)),
    thanks: null,
  }
}

function transferOf(
  { payments, alreadyPaid }: CartView,
  context: TillContext | null,
  content: string,
): ShownCart['transfer'] {
  const row = payments.find(({ method, amount }) => method === 'BANK' && amount > alreadyPaid)
  const accounts = context?.bankAccounts ?? []
  const account =
    accounts.find(({ id }) => id === row?.accountId) ?? accounts.find(({ isDefault }) => isDefault) ?? accounts[0]
  if (!row || !account?.bankBin || !account.accountNumber) return null
  const { bankBin, accountNumber, accountName, name } = account
  const amount = row.amount - alreadyPaid
  const qr = vietQr({ bankBin, accountNumber, amount, purpose: content })
  return qr ? { qr, amount, account: [name, accountNumber, accountName].filter(Boolean).join(' · '), content } : null
}
