import type { billRoutes } from '@quay/contract/bill/routes'
import type { Bill, BillReplacement } from '@quay/contract/bill/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { withOverrides } from '../../../api/session/override.ts'
import { billReplaceText as text } from '../../../text/bill/bill-replace.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { confirm } from '../../../ui/window/confirm.ts'
import type { Cart, ReplacedBill } from '../cart/cart.ts'
import type { CartView } from '../cart/cart-view.ts'
import type { Draft } from '../drafts/draft.ts'
import { billBodyOf } from '../pay/bill-body-of.ts'
import { type Printing, printSold, takeRefusal } from '../pay/pay-sale.ts'
import type { TillSession } from '../till-session.ts'

const replaceRoute = {
  method: 'POST',
  path: '/bill/:id/replace',
  permission: { model: 'bill', action: 'update' },
} as typeof billRoutes.replace

/** Saves a cart that replaces a posted bill; nothing of that is changed before the server has done it whole. Gives whether it is done. */
export async function replaceSale(
  session: TillSession,
  draft: Draft,
  view: CartView,
  printing: Printing,
): Promise<boolean> {
  const { till } = session
  const replaced = draft.cart.replaces!
  if (replaced.reason.trim() === '') {
    till.refuse(draft.id, { lineId: null, sentence: text.reasonMissing })
    // After the till gave the focus back to the find box.
    requestAnimationFrame(() => document.getElementById('replace-reason')?.focus())
    return false
  }
  till.markSent(draft.id, true)
  await till.written()
  try {
    const bill = await sendAsked(draft, replaced, bodyOf(session, draft, view, replaced))
    till.finish(draft.id)
    announce(session, draft, view, bill, printing)
    void session.catalogue.sync()
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'network')
      till.refuse(draft.id, {
        lineId: null,
        sentence: navigator.onLine ? text.unclear(replaced.code) : text.needsNetwork,
      })
    else takeRefusal(session, draft, view, error as Parameters<typeof takeRefusal>[3])
    return false
  }
}

function bodyOf(session: TillSession, draft: Draft, view: CartView, { reason }: ReplacedBill): BillReplacement {
  const {
    id: _id,
    branchId: _branch,
    sellerId: _seller,
    deviceToken: _device,
    keepsChange: _change,
    changePays: _pays,
    chargedDiscounts: _charged,
    orderId: _order,
    soldBy: _colleague,
    soldAt: _then,
    ...bill
  } = billBodyOf(draft, view, session.place)
  // Once it was brought to somebody and is not any more, that has to be said.
  const isFetched = draft.cart.delivery?.isOn === false
  const isWithoutBuyer = draft.cart.invoice === null
  return {
    reason: reason.trim(),
    bill: { ...bill, ...(isFetched && { delivery: null }), ...(isWithoutBuyer && { invoice: null }) },
  }
}

/** Sends it; where the server says that something is to be known first, asks and sends it again. Throws ApiError. */
async function sendAsked(draft: Draft, replaced: ReplacedBill, body: BillReplacement): Promise<Bill> {
  try {
    return await send(draft.id, replaced.id, body)
  } catch (error) {
    const again = error instanceof ApiError ? await afterAsking(error, body) : null
    if (again === null) throw error
    return sendAsked(draft, replaced, again)
  }
}

const send = (key: string, id: string, body: BillReplacement): Promise<Bill> =>
  withOverrides(overrides => call(replaceRoute, { params: { id }, body }, { idempotencyKey: key, overrides }))

async function afterAsking(error: ApiError, body: BillReplacement): Promise<BillReplacement | null> {
  if (error.code === 'earned-points-spent' && !body.acceptsSpentPoints) {
    const isAllowed = await confirm({
      title: text.spentPoints,
      description: error.message,
      confirmLabel: text.allowDebtOfPoints,
      keepLabel: text.back,
    })
    return isAllowed ? { ...body, acceptsSpentPoints: true } : null
  }
  const {
    payable,
    surcharges = 0,
    payableText,
  } = error.details as {
    payable?: number
    surcharges?: number
    payableText?: string
  }
  if (error.code !== 'price-changed' || payable === undefined || body.bill.expectedPayable === undefined) return null
  const [payment, ...others] = body.bill.payments
  // Several ways of paying are put right by the person.
  if (others.length > 0) return null
  const isSo = await confirm({
    title: text.asServer(payableText ?? formatDong(payable)),
    description: text.asServerHint,
    confirmLabel: text.saveSo,
    keepLabel: text.back,
  })
  if (!isSo) return null
  const { expectedRounding: _rounding, ...bill } = body.bill
  const amount = payable + surcharges
  const payments = amount > 0 ? [{ ...(payment ?? { method: 'CASH' as const }), amount }] : []
  return { ...body, bill: { ...bill, expectedPayable: payable, payments } }
}

function announce(session: TillSession, draft: Draft, view: CartView, bill: Bill, printing: Printing) {
  const replaced = draft.cart.replaces!
  const { code, debt } = bill
  // What the old bill took stays in the drawer: what is over of it is given back as change.
  const over = bill.paid - bill.depositUsed - view.alreadyPaid
  const paid = Math.max(0, over)
  const change = bill.change + Math.max(0, -over)
  session.till.showLast({ code, paid, change, debt, bill, isPrinted: printing.isOn })
  printSold(session, bill, printing)
  const words = differenceOf(
    bill.payable + bill.surcharges + bill.cashRounding - bill.depositUsed - replaced.due,
    isOwed(draft.cart),
  )
  toast.success(text.done(code, replaced.code, words), { milliseconds: 15_000 })
}

/** Whether the old bill was, and the new one is, wholly written down as debt: nothing goes over the counter. */
export const isOwed = ({ replaces, payment }: Cart): boolean => replaces?.paidBy === 'DEBT' && payment.mode === 'DEBT'

/** What goes over the counter between the old bill and the new one, or by how much the debt changes. */
export function differenceOf(amount: number, owed: boolean): string {
  if (amount === 0) return owed ? text.sameDebt : text.same
  const dong = formatDong(Math.abs(amount))
  if (owed) return amount > 0 ? text.moreDebt(dong) : text.lessDebt(dong)
  return amount > 0 ? text.collectMore(dong) : text.giveBack(dong)
}
