import { useSession } from '../../api/session/session.ts'
import { readText } from '../../storage/stored.ts'
import { useConnection } from '../connection/connection.ts'
import { openWork } from './open-work.ts'

/** Milliseconds since the last key or touch in any tab of the browser. */
export const idleMs = (now = Date.now()): number => now - Number(readText('quay.v1.lastActive') ?? 0)

const calmMs = 10 * 60_000

/** A window is open, or something stands in a field of a form: a search, half a record. */
const isInWork = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)')].some(
    field => field.value !== '',
  )

/**
 * Whether the page may begin anew by itself: nobody touched anything for ten minutes, the server answers, no sale waits, no cart has goods in
 * it, and nobody left a window open or a form half written.
 */
export async function isCalm(): Promise<boolean> {
  const { online, pending } = useConnection.getState()
  if (!online || pending > 0 || idleMs() < calmMs) return false
  if (isInWork()) return false
  const { profile, branchId } = useSession.getState()
  if (!profile || !branchId) return true
  return (await openWork({ storeId: profile.store.id, userId: profile.id, branchId })).length === 0
}
