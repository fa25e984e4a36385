import type { RouteSpec } from '@quay/contract/route'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import type { Person, Reply } from '../app.ts'
import { type Call, examples } from './examples.ts'
import { agree, isHere, knownIds, rowsOf, tableOfParam } from './known-rows.ts'
import { definitionOf, isOptional, valuesOf } from './schema-values.ts'
import type { World } from './world.ts'

/** Calls of a route that fit its schemas, with ids of the world's rows. */
export function callsOf(route: RouteSpec, world: World): fc.Arbitrary<Call> {
  const known = knownIds(world)
  const part = (schema: RouteSpec['query']) => (schema ? valuesOf(schema, known) : fc.constant({}))
  return fc
    .record({
      params: fc.record(paramsOf(route, world)),
      query: part(route.query) as fc.Arbitrary<Record<string, unknown>>,
      body: route.body ? valuesOf(route.body, known) : fc.constant(undefined),
    })
    .map(call => consistent(route, world, call))
}

/** Parameters of the path, ids of rows of its table. */
function paramsOf(route: RouteSpec, world: World): Record<string, fc.Arbitrary<string>> {
  return Object.fromEntries(
    Object.entries(route.params?.shape ?? {}).map(([name, schema]) => {
      const values = name === 'slug' ? slugs(world) : idsOfTable(world, tableOfParam(route, name, world))
      return [
        name,
        (values.length ? fc.constantFrom(...values) : valuesOf(schema, () => [], name)) as fc.Arbitrary<string>,
      ]
    }),
  )
}

const slugs = (world: World) => (world.rows.get('public_slug') ?? []).map(row => row.slug as string)
const idsOfTable = (world: World, table: string | undefined) =>
  rowsOf(world, table ? [table] : [])
    .filter(row => isHere(row, world))
    .map(row => row.id!)

/** Lets ids agree with each other, and the version with the row that is to be changed. */
function consistent(route: RouteSpec, world: World, call: Call): Call {
  const [param] = Object.keys(call.params)
  const table = param && tableOfParam(route, param, world)
  const row = table ? world.rows.get(table)?.find(({ id }) => id === call.params[param]) : undefined
  const query = agree(call.query, world) as Record<string, unknown>
  const body = agree(call.body, world, table ? { [`${table}_id`]: call.params[param!] } : {})
  if (row && 'version' in row && isObject(body) && 'version' in body) body.version = row.version
  return { params: call.params, query, body }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Candidates for a call that is carried out: the example first, as it is taught, then by chance; always the same ones. */
export function* candidates(name: string, route: RouteSpec, world: World): Generator<Call> {
  const calls = callsOf(route, world)
  for (let seed = 0; seed < 12; seed++) {
    const made = fc.sample(calls, { numRuns: 4, seed })
    for (const call of made) if (examples[name]) yield likeExample(name, route, world, call)
    for (const call of made) yield sparse(route, call)
    yield* made
  }
}

/** The call with the parts that were taught for its route, if any were and the world still has what they need. */
export function likeExample(name: string, route: RouteSpec, world: World, call: Call): Call {
  const taught = partsTaught(name, world)
  return taught ? consistent(route, world, { ...sparse(route, call), ...taught }) : call
}

function partsTaught(name: string, world: World): Partial<Call> | undefined {
  try {
    return examples[name]?.(world)
  } catch {
    return undefined // what it needs was used up; a loop that depends on it says that no call was carried out
  }
}

/** A call without what may be left out: fewer parts, fewer rules to meet. */
function sparse(route: RouteSpec, { params, query, body }: Call): Call {
  const needed = (schema: z.ZodType | undefined, value: unknown) => {
    const fields = schema ? definitionOf(schema).shape : undefined
    if (!fields || !isObject(value)) return value
    return Object.fromEntries(Object.entries(value).filter(([name]) => !fields[name] || !isOptional(fields[name])))
  }
  return { params, query: needed(route.query, query) as Call['query'], body: needed(route.body, body) }
}

/** The address of a call. */
export function addressOf(route: RouteSpec, { params, query }: Pick<Call, 'params' | 'query'>): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name]?.toWellFormed() || ' '),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(
    given.map(([name, value]) => [name, String(value).toWellFormed()] as [string, string]),
  ).toString()
  return `/mp/api${path}${text && `?${text}`}`
}

/** Sends a call as a person, or as nobody. Of a file the answer says how many rows it holds. */
export async function send(world: World, person: Person | null, route: RouteSpec, call: Call): Promise<Reply> {
  const body = route.method === 'GET' || call.body === undefined ? undefined : JSON.stringify(call.body)
  const answer = await world.shop.app.inject({
    method: route.method,
    url: addressOf(route, call),
    headers: {
      ...(person && { authorization: `Bearer ${person.accessToken}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  })
  return asReply(answer)
}

/** An answer as tests read it: a file has no body, and as data its number of rows. */
export function asReply({ statusCode: status, headers, body: text }: LightMyRequestResponse): Reply {
  if (!String(headers['content-type']).startsWith('application/json'))
    return { status, body: undefined, data: { rows: Number(headers['x-rows']) } }
  const body = JSON.parse(text)
  return { status, body, data: body?.data }
}
