import type { TillSession } from '../till-session.ts'
import { displayChannel, shownCart } from './shown-cart.ts'

/** How often a till that is asked says that it is there. */
export const beatMs = 2_000

/**
 * Shows the open bill on the customer's screen while the till is open. Nothing is sent before a screen asks: most tills have none.
 * Gives what ends it.
 */
export function showToCustomer({ till, place }: Pick<TillSession, 'till' | 'place'>): () => void {
  const channel = new BroadcastChannel(displayChannel(place.userId, place.branchId))
  let isAsked = false
  /** So that a screen knows a till that has gone from one that is quiet. */
  const beat = setInterval(() => isAsked && channel.postMessage('here'), beatMs)
  const show = () => channel.postMessage(shownCart(till.store.getState()))
  channel.onmessage = ({ data }) => {
    if (data !== 'asks') return
    isAsked = true
    show()
  }
  channel.postMessage('opens')
  const stop = till.store.subscribe((state, before) => {
    if (isAsked && (state.view !== before.view || state.last !== before.last)) show()
  })
  return () => {
    clearInterval(beat)
    stop()
    channel.close()
  }
}
