import type { Answer, Request, RouteSpec } from '@quay/contract/route'
import { branchHeader } from './branch-of-call.ts'
import { routePath } from './route-path.ts'
import { type Answered, isSuccess, refusalOf, send } from './send.ts'
import { refreshSession } from './session/refresh-session.ts'
import { session } from './session/session.ts'
import { whileBusy } from './while-busy.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : object extends Value
    ? { [K in Name]?: Value | undefined }
    : { [K in Name]: Value }

/** What a call takes: the parts that its route declares. */
export type CallInput<R extends RouteSpec> = Part<'params', Request<R>['params']> &
  Part<'query', Request<R>['query']> &
  Part<'body', Request<R>['body']>

export type CallOptions = {
  /** Identifies one action of a person on routes of class `key`: a repeat gets the first answer. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Tokens of people who allowed this call beyond the caller's rights. */
  overrides?: readonly string[] | undefined
  /** The branch at which the call is made, where it is not the one that it names or that of the screen. */
  at?: string | undefined
}

/**
 * Calls a route and gives its `data`. Throws ApiError. HTTP 401 refreshes the session once for all waiting calls and
 * sends again once; where that fails, or where a body with code 401 comes with any other HTTP status, the session is
 * over and the guard leads to the sign-in (spec §8). The public calls, sign-in and refresh among them, carry no token
 * and never refresh. A read of a store that is too busy is made again (while-busy.ts).
 */
export async function call<R extends RouteSpec>(
  route: R,
  input: CallInput<R>,
  { idempotencyKey, signal, overrides = [], at }: CallOptions = {},
): Promise<Answer<R>> {
  // Once: what is sent again after a new token is of the same branch.
  const branch = branchHeader(input, at)
  const once = (token: string | null) =>
    send({
      method: route.method,
      path: routePath(route.path, input),
      body: input.body,
      signal,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}`, ...branch }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(overrides.length === 0 ? {} : { 'x-override': overrides.join(',') }),
      },
    })
  const asked = () => (route.permission === 'public' ? once(null) : withSession(once))
  const answer = route.method === 'GET' ? await whileBusy(asked, signal) : await asked()
  if (!isSuccess(answer)) throw refusalOf(answer)
  return answer.envelope.data as Answer<R>
}

/** Sends by `once` under the session of this browser: refreshed and sent again after HTTP 401, over where that fails. */
export async function withSession<A extends Answered>(once: (token: string | null) => Promise<A>): Promise<A> {
  const token = session.accessToken()
  let answer = await once(token)
  if (answer.status === 401 && session.refreshToken() !== null) {
    const fresh = await refreshSession(token)
    // Another person may have taken over this browser meanwhile: a call of one person is not sent again as another.
    if (fresh !== null && isSameSession(token, fresh)) answer = await once(fresh)
    else if (fresh !== null) return answer
  }
  if (answer.status === 401 || answer.envelope.code === 401) session.end()
  return answer
}

/** Whether two access tokens name one session; true also if one of them cannot be read. */
function isSameSession(before: string | null, after: string): boolean {
  const [one, other] = [before && sessionOf(before), sessionOf(after)]
  return !one || !other || one === other
}

/** The session that an access token names: read, not trusted. */
function sessionOf(token: string): string | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const { sid } = JSON.parse(atob(payload)) as { sid?: unknown }
    return typeof sid === 'string' ? sid : null
  } catch {
    return null
  }
}
