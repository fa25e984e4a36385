import { newId } from '../../../api/new-id.ts'
import { type Cart, emptyCart } from '../cart/cart.ts'
import type { TillSession } from '../till-session.ts'
import { newDraft } from './draft.ts'

/**
 * Opens a cart whose bill was cancelled as a new one: the same goods, customer, discounts and note, under a new id and to
 * be paid anew. It takes the empty tab that stands there after a sale; where that is in use it gets one of its own.
 */
export function sellAgain({ till, catalogue }: Pick<TillSession, 'till' | 'catalogue'>, sold: Cart): void {
  const cart = { ...sold, payment: emptyCart.payment }
  const { id, cart: open } = till.activeDraft()
  const isFree = open.lines.length === 0 && !open.customer && open.note === ''
  if (isFree && till.store.getState().savingId !== id) till.dispatch({ do: 'replace', cart })
  else till.openDraft({ ...newDraft(newId(), till.store.getState().drafts), cart })
  // The goods are back in their lots.
  void catalogue
    .get(till.wantedProducts())
    .then(till.keepProducts.bind(till))
    .catch(() => {})
  void catalogue.sync()
}
