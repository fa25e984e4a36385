import { ApiError } from '../api/api-error.ts'
import { billAddresses } from '../api/bill-addresses.ts'
import { call } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import type { Outbox } from './outbox.ts'
import { hasWaited, type OutboxEntry, type SendAnswer } from './outbox-entry.ts'
import { overridesOf } from './sale-overrides.ts'
import { noteSent } from './sent-sales.ts'

let opened: { userId: string; outbox: Promise<Outbox> } | null = null

/** The outbox of a user of a store, opened once in this tab; another user's is closed. */
export function outboxOf(userId: string, storeId: string): Promise<Outbox> {
  if (opened?.userId === userId) return opened.outbox
  void opened?.outbox.then(outbox => outbox.close())
  // Loaded apart: the sign-in page needs no database.
  const outbox = import('./outbox.ts').then(({ openOutbox }) => openOutbox(userId, entry => sendSale(entry, storeId)))
  opened = { userId, outbox }
  return outbox
}

/** Sends, on any screen, the sales that a signed-in person left in this browser. Gives the function that stops it. */
export function watchOutbox(): () => void {
  const open = ({ profile, rights }: ReturnType<typeof useSession.getState>) => {
    if (profile && rights.has('sale')) void outboxOf(profile.id, profile.store.id)
  }
  open(useSession.getState())
  return useSession.subscribe(open)
}

const patience = 20_000

async function sendSale(entry: OutboxEntry, storeId: string): Promise<SendAnswer> {
  try {
    const bill = await call(
      billAddresses.create,
      { query: hasWaited(entry, Date.now()) ? { waited: 'true' } : {}, body: entry.body },
      { signal: AbortSignal.timeout(patience), overrides: overridesOf(entry.id), at: entry.body.branchId },
    )
    // Before the outbox forgets it. Where it cannot be noted, the mark on the cart asks the server at the next start.
    // What it sold is read apart: the till does not wait for the code that keeps it.
    const held = await import('./held-bills.ts').then(({ heldOf }) => heldOf(bill)).catch(() => null)
    await noteSent(storeId, { id: bill.id, code: bill.code, at: Date.now(), held }).catch(() => {})
    return { kind: 'saved', bill }
  } catch (error) {
    return answerOf(error)
  }
}

/** Only the server's clear no is an answer; a lost session or a busy server is asked again. */
function answerOf(error: unknown): SendAnswer {
  if (!(error instanceof ApiError) || error.code === 'network') return { kind: 'unclear', why: 'network' }
  // Another person works here by now: the sale waits for its seller's session (deliver-parked.ts).
  if (error.retry === 'session') return { kind: 'unclear', why: 'session' }
  if (error.retry === 'again') return { kind: 'unclear', why: 'server' }
  const { code, message, details, issues } = error
  return { kind: 'refused', refusal: { code, message, details: { ...details }, issues } }
}
