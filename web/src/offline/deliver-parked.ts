import { sessionRoutes } from '@quay/contract/session/routes'
import { ApiError } from '../api/api-error.ts'
import { billAddresses } from '../api/bill-addresses.ts'
import { type Answered, isSuccess, refusalOf, send } from '../api/send.ts'
import { useSession } from '../api/session.ts'
import type { OutboxEntry, SendAnswer } from './outbox-entry.ts'
import { openOutboxStore } from './outbox-store.ts'
import { forgetParked, type Parked, parkedUsers, parkSession, readParked } from './parked-session.ts'
import { runOutbox } from './run-outbox.ts'

const patienceMs = 20_000
const longestRestMs = 60_000

const underWay = new Set<string>()

/** Sends the sales of everybody whose session is parked in this browser, each as the seller, then ends that session. */
export function deliverParked(): void {
  for (const userId of parkedUsers()) {
    if (underWay.has(userId)) continue
    underWay.add(userId)
    void deliver(userId).finally(() => underWay.delete(userId))
  }
}

async function deliver(userId: string): Promise<void> {
  // Back at this browser: the sales go with the new session.
  if (useSession.getState().profile?.id === userId) return endParked(userId)
  const run = () => sendAll(userId)
  try {
    if (navigator.locks) await navigator.locks.request(`quay.v1.${userId}.outbox`, run)
    else await run()
  } catch {
    // The owner came back and took the turn, or the storage failed: the next start looks again.
  }
}

async function sendAll(userId: string): Promise<void> {
  const disk = openOutboxStore(userId)
  let left = Number.POSITIVE_INFINITY
  const mayGoOn = () => left > 0 && readParked(userId) !== null
  try {
    await runOutbox({
      storage: {
        ...disk,
        list: async () => {
          const entries = await disk.list()
          left = entries.filter(entry => entry.state !== 'refused').length
          return entries
        },
      },
      now: Date.now,
      rest: until => rest(until === null ? 0 : Math.min(until - Date.now(), longestRestMs)),
      goesOn: mayGoOn,
      send: entry => sendAs(userId, entry),
      settled: () => {},
    })
  } finally {
    disk.close()
  }
  if (left === 0) await endParked(userId)
}

async function sendAs(userId: string, entry: OutboxEntry): Promise<SendAnswer> {
  try {
    let answer = await post(readParked(userId), entry)
    if (answer.status === 401 && (await refresh(userId))) answer = await post(readParked(userId), entry)
    if (isSuccess(answer)) return { kind: 'saved', bill: answer.envelope.data as never }
    const { code, retry, message, details, issues } = refusalOf(answer)
    if (retry !== 'final') return { kind: 'unclear', why: retry === 'session' ? 'session' : 'server' }
    return { kind: 'refused', refusal: { code: code as never, message, details: { ...details }, issues } }
  } catch (error) {
    if (error instanceof ApiError || error instanceof DOMException) return { kind: 'unclear', why: 'network' }
    throw error
  }
}

function post(parked: Parked | null, entry: OutboxEntry): Promise<Answered> {
  const { method } = billAddresses.create
  const path = `${billAddresses.create.path}?waited=true` as const
  const headers: Record<string, string> = parked ? { authorization: `Bearer ${parked.accessToken}` } : {}
  // The seller's role is that of the branch where they sold.
  if (entry.body.branchId) headers['x-branch'] = entry.body.branchId
  return send({ method, path, body: entry.body, headers, signal: AbortSignal.timeout(patienceMs) })
}

/** Renews the parked session; false where the server ended it. Its sales then wait for their seller to sign in. */
async function refresh(userId: string): Promise<boolean> {
  const parked = readParked(userId)
  if (!parked) return false
  const { method, path } = sessionRoutes.refreshToken
  const answer = await send({ method, path, body: { refreshTk: parked.refreshToken } })
  const { data, accessToken } = answer.envelope
  const renewed = isSuccess(answer) && typeof data === 'string' && typeof accessToken === 'string'
  if (renewed) parkSession(userId, { accessToken, refreshToken: data })
  else if (answer.status === 401) forgetParked(userId)
  return renewed
}

async function endParked(userId: string): Promise<void> {
  const parked = readParked(userId)
  forgetParked(userId)
  const { method, path } = sessionRoutes.logout
  if (parked) await send({ method, path, body: { refreshTk: parked.refreshToken } }).catch(() => null)
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, Math.max(0, milliseconds)))
