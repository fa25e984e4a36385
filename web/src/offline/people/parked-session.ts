import type { Answer, Request, RouteSpec } from '@quay/contract/route'
import { sessionRoutes } from '@quay/contract/session/routes'
import { type Answered, isSuccess, refusalOf, send } from '../../api/send.ts'
import { listKeys } from '../../storage/browser-store.ts'
import type { StoredKey } from '../../storage/record-table.ts'
import { readRecord, writeText } from '../../storage/stored.ts'

/**
 * The session of a person who gave the browser to a colleague while sales were still unsent. Only a browser that is no registered till
 * needs it: there each sale goes under its seller's own session.
 */
export interface Parked {
  accessToken: string
  refreshToken: string
}

const keyOf = (userId: string): StoredKey => `quay.v1.${userId}.parked`

/** Keeps a session until the sales of its person are sent. */
export const parkSession = (userId: string, tokens: Parked): boolean => writeText(keyOf(userId), JSON.stringify(tokens))

/** The session of a person that is parked here, or null. */
export const readParked = (userId: string): Parked | null => readRecord(keyOf(userId), value => value as Parked)

/** Throws a parked session away. */
export const forgetParked = (userId: string): boolean => writeText(keyOf(userId), null)

/** Whose sessions are parked in this browser. */
export const parkedUsers = (): string[] => listKeys().flatMap(key => /^quay\.v1\.([^.]+)\.parked$/.exec(key)?.[1] ?? [])

/** Calls a route with a body under a parked session, renewed once where it is over. Throws ApiError. */
export async function sendAsParked<R extends RouteSpec>(
  userId: string,
  { method, path }: Pick<R, 'method' | 'path'>,
  body: Request<R>['body'],
  { signal, at }: { signal: AbortSignal; at: string | undefined },
): Promise<Answer<R>> {
  const once = () => {
    const parked = readParked(userId)
    const headers: Record<string, string> = parked ? { authorization: `Bearer ${parked.accessToken}` } : {}
    // The seller's role is that of the branch where they sold.
    if (at) headers['x-branch'] = at
    return send({ method, path, body, headers, signal })
  }
  let answer: Answered = await once()
  if (answer.status === 401 && (await renew(userId))) answer = await once()
  if (!isSuccess(answer)) throw refusalOf(answer)
  return answer.envelope.data as Answer<R>
}

/** Renews a parked session; false where the server ended it. Its sales then wait for their seller to sign in. */
async function renew(userId: string): Promise<boolean> {
  const parked = readParked(userId)
  if (!parked) return false
  const { method, path } = sessionRoutes.refreshToken
  const answer = await send({ method, path, body: { refreshTk: parked.refreshToken } })
  const { data, accessToken } = answer.envelope
  const isRenewed = isSuccess(answer) && typeof data === 'string' && typeof accessToken === 'string'
  if (isRenewed) parkSession(userId, { accessToken, refreshToken: data })
  else if (answer.status === 401) forgetParked(userId)
  return isRenewed
}

/** Ends a parked session, here and at the server: its sales are sent, or its person is back. */
export async function endParked(userId: string): Promise<void> {
  const parked = readParked(userId)
  forgetParked(userId)
  const { method, path } = sessionRoutes.logout
  if (parked) await send({ method, path, body: { refreshTk: parked.refreshToken } }).catch(() => null)
}
