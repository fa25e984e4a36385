import { saleText } from '../../text/sale.ts'
import { toast } from '../../ui/toast.ts'
import type { Sale } from './sale-context.ts'
import type { PanelKind } from './till.ts'

/** What keys and buttons do to the selected line; all of them do nothing in an empty cart. */

export function changeQuantityBy({ till }: Sale, by: number) {
  const selected = selectedView(till)
  if (!selected) return
  const quantity = Math.max(selected.line.quantity + by, 1)
  till.dispatch({ do: 'set-quantity', lineId: selected.line.id, quantity })
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
  toast.success(saleText.removed(line.productName), {
    actions: [
      {
        label: saleText.undo,
        onSelect: () => {
          takeBack?.()
          if (till.activeDraft().id !== draft.id) till.showTab(draft.id)
          till.dispatch({ do: 'insert', line, at })
          till.select(line.id)
        },
      },
    ],
  })
}

export function removeSelected(sale: Sale) {
  const selected = selectedView(sale.till)
  if (selected) removeLine(sale, selected.line.id)
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
  toast.success(saleText.closedTab(draft.number), {
    actions: [
      {
        label: saleText.undo,
        onSelect: () => {
          takeBack()
          till.openDraft(draft)
        },
      },
    ],
  })
}

export function openSelected({ till }: Sale, kind: PanelKind) {
  const selected = selectedView(till)
  if (selected) till.openPanel(kind, selected.line.id)
}

/** Puts the keyboard into the quantity of a line (the selected one). */
export function focusQuantity({ till }: Sale, lineId = till.store.getState().selectedId) {
  document.querySelector<HTMLInputElement>(`[data-line="${lineId}"] [data-cell="quantity"] input`)?.focus()
}

/** Focuses a field of the pay column by its name. */
export function focusPart(name: 'customer' | 'order-discount' | 'given' | 'payment') {
  const part = document.querySelector<HTMLElement>(`[data-part="${name}"]`)
  // A field to type into comes before the choice that stands above it.
  const field = part?.querySelector<HTMLElement>('input:not([type="radio"])') ?? part?.querySelector('input, button')
  if (field instanceof HTMLElement) field.focus()
}

function selectedView(till: Sale['till']) {
  const { view, selectedId } = till.store.getState()
  return view.lines.find(({ line }) => line.id === selectedId)
}
