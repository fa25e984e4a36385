import { authRoutes } from '@quay/contract/auth/routes'
import { billRoutes } from '@quay/contract/bill/routes'
import { customerRoutes } from '@quay/contract/partner/routes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { call } from './client.ts'
import { standInBrowser } from './session/browser-stand-in.ts'
import { session, useSession } from './session/session.ts'

type Call = { path: string; method: string; headers: Record<string, string>; body: unknown }
type Reply = [status: number, envelope: unknown]

let browser: ReturnType<typeof standInBrowser>
let calls: Call[]

/** A server that answers by `reply`; a text is sent as it is, an Error is a broken line. */
function serve(reply: (call: Call) => Reply | Error | string) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const made: Call = {
      path: url.replace('/mp/api', ''),
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    calls.push(made)
    await Promise.resolve()
    const answer = reply(made)
    if (answer instanceof Error) throw answer
    if (typeof answer === 'string') return new Response(answer, { status: 502 })
    return new Response(JSON.stringify(answer[1]), { status: answer[0] })
  })
}

const ok = (data: unknown): Reply => [200, { code: 200, message: '', data }]
const notSignedIn: Reply = [401, { code: 401, message: 'Hết phiên', error: 'not-signed-in' }]
const refreshed: Reply = [200, { code: 200, message: '', data: 'r2', accessToken: 'a2' }]
const id = '01990000-0000-7000-8000-000000000000'
const readBill = () => call(billRoutes.get, { params: { id } })
const refreshes = () => calls.filter(made => made.path === '/auth/refresh-token')

beforeEach(() => {
  browser = standInBrowser()
  calls = []
  session.end()
  session.keepTokens({ accessToken: 'a1', refreshToken: 'r1' })
})
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  describe('of a store that sends too much', () => {
    const busy: Reply = [429, { code: 429, message: 'Hãy chờ 2 giây', error: 'store-busy', details: { seconds: 2 } }]
    beforeEach(() => vi.useFakeTimers())
    afterEach(() => vi.useRealTimers())

    it('reads again after the seconds that the server names, not before', async () => {
      serve(() => (calls.length < 3 ? busy : ok({ id })))
      const reading = readBill()
      await vi.advanceTimersByTimeAsync(1_990)
      expect(calls).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1_020)
      expect(calls).toHaveLength(2)
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await reading).toEqual({ id })
    })

    it('shows the sentence where it stays so', async () => {
      serve(() => busy)
      const reading = expect(readBill()).rejects.toMatchObject({ code: 'store-busy', message: 'Hãy chờ 2 giây' })
      await vi.runAllTimersAsync()
      await reading
      expect(calls).toHaveLength(4)
    })

    it('stops where the answer is not wanted any more', async () => {
      serve(() => busy)
      const gone = new AbortController()
      const reading = expect(call(billRoutes.get, { params: { id } }, { signal: gone.signal })).rejects.toThrow()
      await vi.advanceTimersByTimeAsync(500)
      gone.abort()
      await reading
      expect(calls).toHaveLength(1)
      expect(vi.getTimerCount()).toBe(0)
    })

    it('saves nothing twice: a write says at once that it was refused', async () => {
      serve(() => busy)
      await expect(call(billRoutes.reprint, { params: { id } })).rejects.toMatchObject({ code: 'store-busy' })
      expect(calls).toHaveLength(1)
    })
  })

  it('fills the path and the query, and carries the token', async () => {
    serve(() => ok({ items: [] }))
    await call(customerRoutes.list, { query: { keyword: 'hà & co', page: 2, status: undefined } })
    await readBill()
    expect(calls.map(made => made.path)).toEqual(['/customer?keyword=h%C3%A0+%26+co&page=2', `/bill/${id}`])
    expect(calls[0]?.headers.authorization).toBe('Bearer a1')
  })

  it('carries an Idempotency-Key where one is given', async () => {
    serve(() => ok({ printCount: 2 }))
    await call(billRoutes.reprint, { params: { id } }, { idempotencyKey: 'k' })
    expect(calls[0]?.headers['idempotency-key']).toBe('k')
    expect(calls[0]?.headers['content-type']).toBeUndefined()
  })

  it('throws what the server refuses, whatever the HTTP status says', async () => {
    serve(() => [200, { code: 422, message: 'Chưa đủ', error: 'payment-short', issues: [{ path: 'a', message: 'b' }] }])
    const error = await readBill().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'payment-short', message: 'Chưa đủ', issues: [{ path: 'a', message: 'b' }] })
  })

  it('takes body code 204 of an HTTP 200 as done', async () => {
    serve(() => [200, { code: 204, message: '', data: null }])
    await expect(call(authRoutes.endSession, { params: { id } })).resolves.toBeNull()
  })

  it.each([new TypeError('failed to fetch'), '<html>Bad gateway</html>'])(
    'without an answer of the server is a network error and ends nothing: %s',
    async answer => {
      serve(() => answer)
      await expect(readBill()).rejects.toMatchObject({ code: 'network' })
      expect(useSession.getState().signedIn).toBe(true)
    },
  )
})

describe('HTTP 401', () => {
  it('refreshes once for all who wait, then sends each again once', async () => {
    serve(made => {
      if (made.path === '/auth/refresh-token') return refreshed
      return made.headers.authorization === 'Bearer a2' ? ok(made.path) : notSignedIn
    })
    await Promise.all(Array.from({ length: 5 }, readBill))
    expect(refreshes()).toHaveLength(1)
    expect(refreshes()[0]).toMatchObject({ body: { refreshTk: 'r1' } })
    expect(refreshes()[0]?.headers.authorization).toBeUndefined()
    expect(calls.filter(made => made.path === `/bill/${id}`)).toHaveLength(10)
    expect(session.accessToken()).toBe('a2')
    expect(session.refreshToken()).toBe('r2')
  })

  it('does not refresh when another tab has done so meanwhile', async () => {
    serve(made => {
      if (made.headers.authorization === 'Bearer b') return ok(null)
      browser.store.set('accessToken', 'b')
      browser.store.set('refreshToken', 'rb')
      return notSignedIn
    })
    await readBill()
    expect(refreshes()).toHaveLength(0)
  })

  it('holds the lock that all tabs share', async () => {
    const request = vi.fn((_name: string, work: () => unknown) => work())
    vi.stubGlobal('navigator', { locks: { request } })
    serve(made => (made.path === '/auth/refresh-token' ? refreshed : notSignedIn))
    await readBill().catch(() => {})
    expect(request).toHaveBeenCalledWith('quay-refresh', expect.any(Function))
  })

  it('ends the session when the refresh is refused', async () => {
    serve(() => notSignedIn)
    await expect(Promise.all([readBill(), readBill()])).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(refreshes()).toHaveLength(1)
    expect(useSession.getState().signedIn).toBe(false)
    expect(session.refreshToken()).toBeNull()
  })

  it('ends the session when the call is refused again, without a second refresh', async () => {
    serve(made => (made.path === '/auth/refresh-token' ? refreshed : notSignedIn))
    await expect(readBill()).rejects.toMatchObject({ status: 401 })
    expect(refreshes()).toHaveLength(1)
    expect(useSession.getState().signedIn).toBe(false)
  })

  it('without a refresh token ends the session', async () => {
    browser.store.delete('refreshToken')
    serve(() => notSignedIn)
    await expect(readBill()).rejects.toMatchObject({ status: 401 })
    expect(refreshes()).toHaveLength(0)
    expect(session.accessToken()).toBeNull()
  })

  it.each<[string, Reply | Error]>([
    ['the line breaks', new TypeError('failed to fetch')],
    ['the server cannot work', [503, { code: 503, message: 'Bận', error: 'database-unavailable' }]],
    ['there were too many', [429, { code: 429, message: 'Chờ', error: 'too-many-requests' }]],
  ])('keeps the session when %s during the refresh', async (_why, answer) => {
    serve(made => (made.path === '/auth/refresh-token' ? answer : notSignedIn))
    await expect(readBill()).rejects.toBeInstanceOf(ApiError)
    expect(session.refreshToken()).toBe('r1')
    expect(useSession.getState().signedIn).toBe(true)
  })

  it('asks again with the same token after an answer that was lost, and nobody is signed out', async () => {
    let lost = true
    serve(made => {
      if (made.path !== '/auth/refresh-token')
        return made.headers.authorization === 'Bearer a2' ? ok(null) : notSignedIn
      return lost ? new TypeError('failed to fetch') : refreshed
    })
    await expect(readBill()).rejects.toMatchObject({ code: 'network' })
    lost = false
    await readBill()
    expect(refreshes().map(made => made.body)).toEqual([{ refreshTk: 'r1' }, { refreshTk: 'r1' }])
    expect(session.refreshToken()).toBe('r2')
  })

  it('goes on with what another tab without locks got, where the own token was too old', async () => {
    serve(made => {
      if (made.headers.authorization === 'Bearer b') return ok(null)
      if (made.path !== '/auth/refresh-token') return notSignedIn
      browser.store.set('accessToken', 'b')
      browser.store.set('refreshToken', 'rb')
      return notSignedIn
    })
    await readBill()
    expect(session.refreshToken()).toBe('rb')
    expect(useSession.getState().signedIn).toBe(true)
  })

  it('of a public call never refreshes', async () => {
    serve(() => notSignedIn)
    await expect(call(authRoutes.login, { body: { username: 'ha', password: 'x' } })).rejects.toMatchObject({
      status: 401,
    })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.headers.authorization).toBeUndefined()
  })
})

it('a body with code 401 under another HTTP status ends the session at once', async () => {
  serve(() => [200, { code: 401, message: 'Hết phiên', error: 'not-signed-in' }])
  await expect(readBill()).rejects.toMatchObject({ code: 'not-signed-in' })
  expect(refreshes()).toHaveLength(0)
  expect(useSession.getState().signedIn).toBe(false)
})
