import * as contract from '@quay/contract/contract'
import type { ErrorCode } from '@quay/contract/error-code'
import { errorsOf } from '@quay/contract/errors-of'
import type { RouteSpec } from '@quay/contract/route'
import type { Profile } from '@quay/contract/session/shapes'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildApp } from '../src/app.ts'
import type { Job } from '../src/db/connection/transaction.ts'
import { basePath } from '../src/http/register-feature.ts'
import type { Runtime } from '../src/runtime.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { StoresAtWork } from './stores-at-work.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

export interface Reply {
  status: number
  body: Json
  data: Json
}

/** A signed-in person, who calls as a browser does. */
export interface Person {
  accessToken: string
  refreshToken: string
  profile: Profile
  branchId: string
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  put(path: string, body?: unknown): Promise<Reply>
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
}

export interface TestApp {
  app: FastifyInstance
  database: TestDatabase
  /** Jobs that were sent, in order. */
  jobs: Job[]
  call(options: InjectOptions): Promise<Reply>
  signIn(username: string, password: string): Promise<Person>
  registerStore(overrides?: Record<string, unknown>): Promise<Person>
  storesAtWork: StoresAtWork
  close(): Promise<void>
}

/** What passwords are hashed with in tests. */
export const testKeys = { secret: 'secret-of-tests', passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 } }
export const testPassword = 'mat-khau-thu'
/** One queue that takes every paper, and no printer in any network. */
const testPrinting: Runtime['printing'] = {
  network: { isAllowed: () => false, port: 9, tellers: new Set() },
  queues: { names: async () => [testQueue], send: async () => {} },
  neighbours: () => [],
}
export const testQueue = 'XP-80C'
let made = 0

/** What any call may meet, which no route declares. */
const ofAnyCall: readonly ErrorCode[] = ['internal-error', 'database-unavailable', 'store-busy', 'unknown-host']
const routeAt = new Map<string, RouteSpec>(
  Object.values(contract).flatMap(map =>
    Object.values<RouteSpec>(map).map(route => [`${route.method} ${basePath}${route.path}`, route] as const),
  ),
)

/** A refusal that its route does not declare is answered as a fault, which no test expects: documents and client would not know it. */
function requireDeclaredErrors(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const route = routeAt.get(`${request.method} ${request.routeOptions.url}`)
    if (!route || reply.statusCode < 400 || typeof payload !== 'string') return payload
    const { error } = JSON.parse(payload) as { error: ErrorCode }
    if (ofAnyCall.includes(error) || errorsOf(route).includes(error)) return payload
    reply.status(500)
    return JSON.stringify({
      error: `${error} is not among the errors of ${route.method} ${route.path}: declare it in its routes.ts`,
    })
  })
}

type Settings = [overrides?: Partial<Runtime>, options?: Parameters<typeof buildApp>[1]]

let standing: Promise<TestApp> | undefined
let isHeld = false

/**
 * A server that is called without a port. An ordinary one stands for all files of a worker, one after the other, with what the
 * stores of earlier files left in its database: its statements are planned and its caches warm. So each file makes stores of its
 * own; one that looks at all stores, or at what the server remembers, takes `ownApp`, as does one with settings.
 */
export async function testApp(...settings: Settings): Promise<TestApp> {
  if (settings.length > 0 || isHeld) return ownApp(...settings)
  isHeld = true
  standing ??= ownApp()
  const app = await standing
  app.jobs.length = 0
  app.storesAtWork.forget()
  return {
    ...app,
    close: async () => {
      isHeld = false
    },
  }
}

/** A server on an empty database that nothing else uses. */
export async function ownApp(...[overrides = {}, options = {}]: Settings): Promise<TestApp> {
  const database = await testDatabase()
  const jobs: Job[] = []
  const app = await buildApp(
    {
      pool: database.pool,
      sendJob: async (_client, job) => void jobs.push(job),
      strictAudit: true,
      publicRateLimit: false,
      ...testKeys,
      refusedSignInMs: 0,
      registration: 'open',
      quotas: undefined,
      printing: testPrinting,
      ...overrides,
    },
    options,
  )
  requireDeclaredErrors(app)

  const storesAtWork = new StoresAtWork()

  async function call(options: InjectOptions): Promise<Reply> {
    storesAtWork.noteCall(options.headers?.authorization)
    const answer = await app.inject(options)
    const body: Json = answer.body ? answer.json() : undefined
    return { status: answer.statusCode, body, data: body?.data }
  }

  async function personOf(tokens: { accessToken: string; refreshToken: string }): Promise<Person> {
    const send = (
      method: InjectOptions['method'],
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) =>
      call({
        method,
        url: `/mp/api/${path}`,
        headers: {
          authorization: `Bearer ${tokens.accessToken}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
    const profile: Profile = (await send('GET', 'auth/profile')).data
    storesAtWork.belongs(`Bearer ${tokens.accessToken}`, profile.store.id)
    return {
      ...tokens,
      profile,
      branchId: profile.branches[0]!.id,
      get: (path, headers) => send('GET', path, undefined, headers),
      post: (path, body, headers) => send('POST', path, body, headers),
      patch: (path, body, headers) => send('PATCH', path, body, headers),
      put: (path, body) => send('PUT', path, body),
      delete: (path, body, headers) => send('DELETE', path, body, headers),
    }
  }

  async function open(path: string, payload: object): Promise<Person> {
    const reply = await call({ method: 'POST', url: `/mp/api/auth/${path}`, payload })
    if (!reply.data) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
    return personOf(reply.data)
  }

  return {
    app,
    database,
    jobs,
    storesAtWork,
    call,
    signIn: (username, password) => open('login', { username, password }),
    registerStore(overrides = {}) {
      made++
      return open('register-store', {
        storeName: 'Nhà thuốc Minh Tâm',
        fullName: 'Trần Thu Hà',
        phone: `09${String(10_000_000 + made * 7919 + process.pid * 13).slice(-8)}`,
        username: `chu-${process.pid}-${made}`,
        password: testPassword,
        ...overrides,
      })
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
