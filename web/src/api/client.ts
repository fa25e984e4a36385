import type { Answer, Request, RouteSpec } from '@quay/contract/route'
import { refreshSession } from './refresh-session.ts'
import { routePath } from './route-path.ts'
import { type Answered, isSuccess, refusalOf, send } from './send.ts'
import { session } from './session.ts'

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
}

/**
 * Calls a route and gives its `data`. Throws ApiError. HTTP 401 refreshes the session once for all waiting calls and
 * sends again once; where that fails, or where a body with code 401 comes with any other HTTP status, the session is
 * over and the guard leads to the sign-in (spec §8). The public calls, sign-in and refresh among them, carry no token
 * and never refresh.
 */
export async function call<R extends RouteSpec>(
  route: R,
  input: CallInput<R>,
  { idempotencyKey, signal }: CallOptions = {},
): Promise<Answer<R>> {
  const once = (token: string | null) =>
    send({
      method: route.method,
      path: routePath(route.path, input),
      body: input.body,
      signal,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
    })
  const answer = route.permission === 'public' ? await once(null) : await withSession(once)
  if (!isSuccess(answer)) throw refusalOf(answer)
  return answer.envelope.data as Answer<R>
}

async function withSession(once: (token: string | null) => Promise<Answered>): Promise<Answered> {
  const token = session.accessToken()
  let answer = await once(token)
  if (answer.status === 401 && session.refreshToken() !== null) {
    const fresh = await refreshSession(token)
    if (fresh !== null) answer = await once(fresh)
  }
  if (answer.status === 401 || answer.envelope.code === 401) session.end()
  return answer
}
