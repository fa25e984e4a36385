import type { TillSession } from '../till-session.ts'
import { displayChannel, shownCart } from './shown-cart.ts'

/** Shows the open bill on the customer's screen while the till is open; a screen that opens asks for it. Gives what ends it. */
export function showToCustomer({ till, place }: Pick<TillSession, 'till' | 'place'>): () => void {
  const channel = new BroadcastChannel(displayChannel(place.userId, place.branchId))
  const show = () => channel.postMessage(shownCart(till.store.getState()))
  channel.onmessage = ({ data }) => data === 'asks' && show()
  const { view, last } = till.store.getState()
  let shown: unknown = [view, last]
  show()
  const stop = till.store.subscribe(state => {
    const [view, last] = shown as [typeof state.view, typeof state.last]
    if (state.view === view && state.last === last) return
    shown = [state.view, state.last]
    show()
  })
  return () => {
    stop()
    channel.close()
  }
}
