import { asksPeriod } from '@quay/contract/errors-of'
import type { Permission } from '@quay/contract/right/permission'
import { type FeatureRoutes, type FileAnswer, isWrite, type RouteSpec } from '@quay/contract/route'
import { describeDevice } from '@quay/domain/text/describe-device'
import { unnamedFields } from '@quay/domain/user-log/log-changes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, AuditedRow, Tx } from '../db/connection/transaction.ts'
import { isDatabaseError } from '../db/constraint-errors.ts'
import { refusedCursor } from '../db/list/page.ts'
import { contentHash } from '../db/write/content-hash.ts'
import type { Runtime } from '../runtime.ts'
import { serializerOf } from './answer/response-schema.ts'
import { sendFile } from './answer/send-file.ts'
import { type BodyPlan, bodyPlanOf } from './body/body-plan.ts'
import { waitForLargeBody } from './body/large-bodies.ts'
import { parseJson, parsePart } from './body/parse.ts'
import { refuseTurnedPeriod } from './body/refuse-turned-period.ts'
import type { Apart, Handlers } from './call.ts'
import { accessClaims, bearerOf } from './caller/access-token.ts'
import { namingRight, withApprovals } from './caller/approval.ts'
import { auditRefusal } from './caller/audit-refusal.ts'
import { callerAddress } from './caller/caller-address.ts'
import { countedAddress } from './caller/counted-address.ts'
import { requireFreshPassword } from './caller/fresh-password.ts'
import { branchNamed, readActor, requirePermission } from './caller/rights.ts'
import { claimKey, readKey, storeAnswer } from './idempotency.ts'
import { runRequest } from './run-request.ts'
import type { Lane } from './turns.ts'

export const basePath = '/mp/api'
const publicBodyLimit = 8 * 1024

// biome-ignore lint/suspicious/noExplicitAny: the map of routes was typed where it was declared; here each is one of many
type AnyHandler = (call: any) => Promise<unknown>

/** Registers a feature's routes with its handlers: token, transaction, rights, validation, repeat safety, audit, envelope. */
export function registerFeature<F extends FeatureRoutes>(
  app: FastifyInstance,
  runtime: Runtime,
  routes: F,
  handlers: Handlers<F>,
): void {
  for (const [name, route] of Object.entries(routes)) {
    const handler = handlers[name] as AnyHandler
    const plan = bodyPlanOf(route.body)
    if (route.method === 'POST' && route.file) runtime.files.set(route.path, { route, handler: handler as never })
    app.route({
      method: route.method,
      url: basePath + route.path,
      ...bodyLimitOf(route),
      // The schema is the route's own; here it only says that such answers are written by one.
      ...(route.file ? {} : { schema: { response: { '2xx': {} } }, serializerCompiler: () => serializerOf(route) }),
      config: { rateLimit: rateLimitOf(route, runtime) },
      // The token is checked before the body arrives, so a stranger's upload is never read.
      onRequest: async (request, reply) => {
        if (route.permission === 'public') return
        request.user = app.jwt.verify(bearerOf(request.headers.authorization))
        await waitForLargeBody(request, reply, accessClaims(request.user).store)
      },
      handler: (request, reply) => answer(runtime, { route, handler, plan }, request, reply),
    })
  }
}

/** What a person with a password set by another person may do: read their profile, and change the password. */
const openBeforeChange = new Set(['GET /auth/profile', 'POST /auth/change-password'])

const callingOf = (route: RouteSpec, request: FastifyRequest) => ({
  branchId: branchNamed(request.headers['x-branch']),
  // A person removed from the branch they work at can still read their profile, and leave.
  isOfOneself: route.path.startsWith('/auth/'),
  isOpenBeforeChange: openBeforeChange.has(`${route.method} ${route.path}`),
})

interface Endpoint {
  route: RouteSpec
  handler: AnyHandler
  plan: BodyPlan
}

async function answer(runtime: Runtime, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const { route } = endpoint
  const address = callerAddress(request)
  const token = route.permission === 'public' ? null : accessClaims(request.user)
  const isGone = () => request.raw.socket?.destroyed === true
  const opening = {
    pool: runtime.pool,
    turns: runtime.turns,
    lane: laneOf(route),
    caller: {
      store: token?.store ?? countedAddress(address),
      session: token?.sid ?? '',
      isGone,
    },
    sendJob: runtime.sendJob,
    origin: {
      address,
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      get device() {
        return describeDevice(request.headers['user-agent'] ?? null)
      },
      requestId: request.id,
      isGone,
    },
    storeId: token?.store ?? null,
    readOnly: !isWrite(route),
    quotas: runtime.quotas,
    securityLog: runtime.securityLog,
    refusals: runtime.refusals,
  }
  const enter = async (tx: Tx, mayWrite = true) => {
    const asker = token ? await readActor(tx, token.sid, callingOf(route, request)) : null
    const actor = asker && mayWrite ? await withApprovals(tx, asker, route, request) : asker
    tx.actor = actor
    return actor
  }
  const apart: Apart = work =>
    runRequest({ ...opening, readOnly: false }, async tx => {
      const actor = (await enter(tx))!
      return checkedForAudit(tx, route, runtime, () => work(tx, actor))
    })
  const once = { ...opening, readOnly: opening.readOnly || isEachApart(route) }
  const answered = await runRequest(once, async tx => {
    // An approval is used up by what it allows: the reading before single steps writes nothing.
    const actor = await enter(tx, !isEachApart(route))
    try {
      // Rights are checked before the body is looked at: who may not act learns nothing of what would have been wrong.
      if (actor) {
        requirePermission(actor, route.permission as Exclude<Permission, 'public'>)
        await requireFreshPassword(tx, actor, route)
      }
      if (isEachApart(route)) return readInput(endpoint, request).input
      return await carryOut(tx, actor, endpoint, request, runtime)
    } catch (error) {
      throw actor ? auditRefusal(namingRight(error, actor, route, request), actor, route) : error
    }
  }).catch(error => {
    throw isCursorMistake(error, request) ? refusedCursor() : error
  })
  const result = isEachApart(route) ? await endpoint.handler({ ...(answered as object), apart, runtime }) : answered
  if (isFile(route)) return sendFile(reply, route, result as FileAnswer)
  // What one person may see is not for the next one at the same machine.
  return reply
    .header('cache-control', route.keptSeconds ? `public, max-age=${route.keptSeconds}` : 'no-store')
    .status(route.status === 201 ? 201 : 200)
    .send(envelope(route, result))
}

/** By address before signing in, by store or session after it. */
function rateLimitOf(route: RouteSpec, { publicRateLimit: ordinary }: Runtime) {
  if (!ordinary || route.ownLimit) return false
  if (route.permission === 'public') return { ...ordinary, max: route.perMinute ?? ordinary.max }
  if (!route.perMinute) return false
  const counted = route.countedBy === 'session' ? 'sid' : 'store'
  const keyGenerator = (request: FastifyRequest) => accessClaims(request.user)[counted]
  return { ...ordinary, max: route.perMinute, keyGenerator }
}

/** A stranger's form is short; what carries a file says how long it may be. */
function bodyLimitOf(route: RouteSpec): { bodyLimit?: number } {
  const limit = (route.method !== 'GET' && route.bodyLimit) || (route.permission === 'public' ? publicBodyLimit : 0)
  return limit ? { bodyLimit: limit } : {}
}

function laneOf(route: RouteSpec): Lane {
  if (route.permission === 'public') return 'public'
  return route.work ?? (isWrite(route) ? 'write' : route.file && route.method !== 'GET' ? 'file' : 'read')
}

/** A cursor holds values of the columns that its list is sorted by; those of a forged one the database cannot read. */
const isCursorMistake = (error: unknown, request: FastifyRequest) =>
  'cursor' in (request.query as object) && isDatabaseError(error) && error.code.startsWith('22')

async function carryOut(tx: Tx, actor: Actor | null, endpoint: Endpoint, request: FastifyRequest, runtime: Runtime) {
  const { route, handler } = endpoint
  const { json, input } = readInput(endpoint, request)
  const hash = contentHash(json)
  const call = { tx, actor, hash, json, ...input }
  if (!isWrite(route) || !actor || route.idempotency !== 'key')
    return checkedForAudit(tx, route, runtime, () => handler(call))
  const key = readKey(request.headers['idempotency-key'], tx.now)
  if (!key) return checkedForAudit(tx, route, runtime, () => handler(call))
  const path = `${route.method} ${request.url}`
  const earlier = await claimKey(tx, actor, { key, route: path, hash })
  if (earlier) return earlier.answer
  const result = await checkedForAudit(tx, route, runtime, () => handler(call))
  await storeAnswer(tx, key, result)
  return result
}

const isFile = (route: RouteSpec): route is RouteSpec & { file: string } => route.file !== undefined

const isEachApart = (route: RouteSpec) => isWrite(route) && route.eachApart === true

/** Reads and checks the parts of a call. Throws what `parsePart` and `refuseTurnedPeriod` do. */
function readInput({ route, plan }: Pick<Endpoint, 'route' | 'plan'>, request: FastifyRequest) {
  const json = route.body && parseJson(request.body as Buffer | undefined, plan)
  const input = {
    params: parsePart(route.params, request.params),
    query: parsePart(route.query, request.query),
    body: parsePart(route.body, json),
  }
  if (asksPeriod(route)) refuseTurnedPeriod(isFile(route) ? (input.body ?? input.query) : input.query)
  return { json, input }
}

/** A write that changed something without saying so in the log is a bug: tests stop at it, a shop's log notes it. */
async function checkedForAudit<Result>(
  tx: Tx,
  route: RouteSpec,
  runtime: Runtime,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = tx.audited.length
  const result = await work()
  if (runtime.strictAudit) requireNames(tx.audited.slice(before))
  if (isWrite(route) && tx.audited.length === before && !tx.repeated) {
    const message = `${route.method} ${route.path} wrote no row to the user log`
    if (runtime.strictAudit) throw new Error(message)
    runtime.log.error(message)
  }
  return result
}

/** A field of the log without a name would stand there in English. */
function requireNames(rows: readonly AuditedRow[]): void {
  for (const { action, before, after } of rows) {
    const [field] = unnamedFields(before, after)
    if (field) throw new Error(`${action} logs "${field}" without a name: write one into audit.ts of its feature`)
  }
}

function envelope(route: RouteSpec, result: unknown): object {
  if (route.status === 204) return { code: 204, message: 'Thành công' }
  const code = route.status ?? 200
  if (!route.beside) return { code, message: 'Thành công', data: result }
  const { data, beside } = result as { data: unknown; beside: object }
  return { code, message: 'Thành công', data, ...beside }
}
