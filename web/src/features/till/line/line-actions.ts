import { newId } from '../../../api/new-id.ts'
import { saleText } from '../../../text/till/sale.ts'
import { shownToasts, toast } from '../../../ui/popup/toast.ts'
import { choosePayment, nextMethod } from '../pay/method/choose-payment.ts'
import type { Sale } from '../sale-context.ts'
import { useTillSettings } from '../settings/till-settings.ts'
import { mostTabs, type PanelKind } from '../till.ts'

/** What keys and buttons do to the selected line; all of them do nothing in an empty cart. */

export function changeQuantityBy({ till }: Sale, by: number) {
  const selected = selectedView(till)
  if (!selected) return
  const quantity = Math.max(selected.line.quantity + by, 1)
  till.dispatch({ do: 'set-quantity', lineId: selected.line.id, quantity })
}

/** Gives the goods of the selected line a line of their own beneath it: in another unit, at another price, of another lot. */
export function splitSelected({ till }: Sale) {
  const selected = selectedView(till)
  // What a liều takes is one line a component.
  if (!selected || selected.line.dose) return
  const { id, productId, productName, unit, note } = selected.line
  const at = till.activeDraft().cart.lines.findIndex(line => line.id === id) + 1
  const line = { id: newId(), productId, productName, unit, quantity: 1, price: null, discount: null, lots: null, note }
  till.dispatch({ do: 'insert', line, at })
  till.select(line.id)
}

/** Removes a line and offers to put it back where it was. */
export function removeLine({ till, cuts, focusFind }: Sale, lineId: string) {
  const draft = till.activeDraft()
  const at = draft.cart.lines.findIndex(line => line.id === lineId)
  const line = draft.cart.lines[at]
  if (!line) return
  const view = till.store.getState().view.lines[at]
  till.dispatch({ do: 'remove', lineId })
  const takeBack = view ? cuts.line(draft, view) : null
  focusFind()
  offerUndo(saleText.removed(line.productName), () => {
    takeBack?.()
    if (till.activeDraft().id !== draft.id) till.showTab(draft.id)
    till.dispatch({ do: 'insert', line, at })
    till.select(line.id)
  })
}

export function removeSelected(sale: Sale) {
  const selected = selectedView(sale.till)
  if (selected) removeLine(sale, selected.line.id)
}

/** Moves the selected line up or down by one, as the device shows them. */
export function moveLine({ till }: Sale, by: -1 | 1) {
  const selected = selectedView(till)
  const shown = useTillSettings.getState().newestFirst ? (-by as -1 | 1) : by
  if (selected) till.dispatch({ do: 'move', lineId: selected.line.id, by: shown })
}

/** Takes all goods out of the cart and offers to put them back. */
export function clearCart({ till, cuts, focusFind }: Sale) {
  const draft = till.activeDraft()
  const { lines } = draft.cart
  if (lines.length === 0 || till.store.getState().savingId === draft.id) return
  const takeBack = cuts.cart(draft, till.viewOf(draft).lines)
  till.dispatch({ do: 'clear' })
  focusFind()
  offerUndo(saleText.cleared, () => {
    takeBack()
    // Its tab may have been closed or paid since.
    if (till.store.getState().drafts.some(({ id }) => id === draft.id)) till.showTab(draft.id)
    else if (!till.openTab()) return toast.warning(saleText.tooManyTabs(mostTabs))
    const { cart } = till.activeDraft()
    till.dispatch({ do: 'replace', cart: { ...cart, lines: [...lines, ...cart.lines] } })
  })
}

/** Opens an empty bill; a till that has as many open as it may says so. */
export function openNewTab({ till, focusFind }: Sale) {
  if (!till.openTab()) toast.warning(saleText.tooManyTabs(mostTabs))
  focusFind()
}

/** Closes a tab; one with goods in it can be opened again for some seconds. */
export function closeTab({ till, cuts, focusFind }: Sale, id: string) {
  const draft = till.store.getState().drafts.find(other => other.id === id)
  if (!draft || till.store.getState().savingId === id) return
  const views = till.viewOf(draft).lines
  till.closeTab(id)
  focusFind()
  if (draft.cart.lines.length === 0) return
  const takeBack = cuts.cart(draft, views)
  offerUndo(saleText.closedTab(draft.number), () => {
    takeBack()
    till.openDraft(draft)
  })
}

let offered: { toastId: number; run: () => void } | null = null

/** Says what was done, with a button that takes it back; the key for that does the same while the words stand. */
function offerUndo(text: string, run: () => void) {
  const toastId = toast.success(text, { actions: [{ label: saleText.undo, onSelect: run }] })
  offered = { toastId, run }
}

/** Takes back the last removal that can still be taken back. */
export function undoRemoval() {
  const last = offered
  offered = null
  if (!last || !shownToasts().some(({ id }) => id === last.toastId)) return
  toast.close(last.toastId)
  last.run()
}

/** Gives the selected line the next unit that it is sold in; behind the last comes the first. */
export function stepUnit({ till }: Sale) {
  const selected = selectedView(till)
  const units = selected?.product?.units.filter(unit => unit.isSold) ?? []
  if (!selected || units.length < 2) return
  const at = units.findIndex(unit => unit.id === selected.line.unit.id)
  const { id, name, ratio } = units[(at + 1) % units.length]!
  till.dispatch({ do: 'set-unit', lineId: selected.line.id, unit: { id, name, ratio } })
}

/** Gives the bill the next method of payment. */
export function stepMethod({ till }: Sale) {
  const { payment } = till.activeDraft().cart
  const { whole } = till.store.getState().view
  till.dispatch({ do: 'set-payment', payment: choosePayment(payment, nextMethod(payment.mode), whole) })
  // After it is drawn: its fields may stand below what is in sight.
  requestAnimationFrame(() => document.querySelector('[data-part="payment"]')?.scrollIntoView({ block: 'nearest' }))
}

/** Goes to the discount of the bill; from there, to the other of đồng and per cent. */
export function focusOrderDiscount() {
  const part = document.querySelector('[data-part="order-discount"]')
  if (part && document.activeElement === part.querySelector('input'))
    part.querySelector<HTMLButtonElement>('button[aria-pressed="false"]')?.click()
  focusPart('order-discount')
}

export function openSelected({ till }: Sale, kind: PanelKind) {
  const selected = selectedView(till)
  if (selected) till.openPanel(kind, selected.line.id)
}

/** Selects the line above or below the selected one, as the device shows them. */
export const moveSelection = ({ till }: Sale, by: -1 | 1): void =>
  till.moveSelection(useTillSettings.getState().newestFirst ? -by : by)

/** Puts the keyboard into the quantity of a line (the selected one). */
export function focusQuantity({ till }: Sale, lineId = till.store.getState().selectedId) {
  document.querySelector<HTMLInputElement>(`[data-line="${lineId}"] [data-cell="quantity"] input`)?.focus()
}

/** What takes the focus of a part; of the others, the first field to type into. */
const firstOf: { [name: string]: string } = { customer: 'input[role="combobox"]' }

/** Focuses a field of the pay column by its name. */
export function focusPart(name: 'customer' | 'order-discount' | 'given' | 'payment') {
  const part = document.querySelector<HTMLElement>(`[data-part="${name}"]`)
  // A field to type into comes before the choice that stands above it; a customer who is chosen is taken out first, so that
  // a phone number is never typed into the points.
  const field =
    part?.querySelector<HTMLElement>(firstOf[name] ?? 'input:not([type="radio"])') ??
    part?.querySelector('input, button')
  if (field instanceof HTMLElement) field.focus()
}

function selectedView(till: Sale['till']) {
  const { view, selectedId } = till.store.getState()
  return view.lines.find(({ line }) => line.id === selectedId)
}
