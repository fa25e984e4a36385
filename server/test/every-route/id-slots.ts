import type { RouteSpec } from '@quay/contract/route'
import fc from 'fast-check'
import type { z } from 'zod'
import { isObject } from './calls.ts'
import type { Call } from './examples.ts'
import { tableOfParam, tablesOf } from './known-rows.ts'
import { definitionOf, namesIds, valuesOf } from './schema-values.ts'
import type { World } from './world.ts'

/** A place in a call where an id stands, or could stand. */
export interface Slot {
  part: 'params' | 'query' | 'body'
  /** As in `items.0.unitId`. */
  name: string
  /** The tables whose ids belong there; none for an id that the client makes. */
  tables: readonly string[]
  /** Whether the call has an id there already; where it has none, one may be against other rules too. */
  isTaken: boolean
  /** The call with another id in this place. */
  put(id: string): Call
}

type Path = readonly (string | number)[]
interface Found {
  path: Path
  /** Whether a list of ids stands there. */
  isList: boolean
  /** Put in first, where the call lacks what the id stands in. */
  graft?: { path: Path; value: unknown }
}

/** Every place for an id in a call: in the path, in the query, in the body, in fields that the call leaves out too. */
export function slotsOf(route: RouteSpec, call: Call, world: World): Slot[] {
  const inPart = (part: Slot['part'], schema: z.ZodType | undefined) =>
    (schema ? findIds(schema, call[part], []) : []).map(({ path, isList, graft }): Slot => {
      const field = String(path.at(-1))
      return {
        part,
        name: path.join('.'),
        tables: part === 'params' ? asList(tableOfParam(route, field, world)) : tablesOf(field, world),
        isTaken: !graft && read(call[part], path) !== undefined,
        put(id) {
          const copy = structuredClone(call)
          if (copy[part] === undefined) copy[part] = {}
          if (graft) write(copy[part], graft.path, structuredClone(graft.value))
          // The others stay: a list may need more than one.
          const rest = isList ? read(copy[part], path) : undefined
          write(copy[part], path, isList ? [id, ...(Array.isArray(rest) ? rest.slice(1) : [])] : id)
          return copy
        },
      }
    })
  return [...inPart('params', route.params), ...inPart('query', route.query), ...inPart('body', route.body)]
}

/** Whether a call of the route can name anything by its id. */
export const asksForIds = ({ params, query, body }: RouteSpec): boolean =>
  [params, query, body].some(schema => schema && findIds(schema, undefined, []).length > 0)

const asList = (table: string | undefined) => (table ? [table] : [])

function findIds(schema: z.ZodType, value: unknown, path: Path, graft?: Found['graft']): Found[] {
  const it = bare(schema)
  const { type, shape, element, options } = definitionOf(it)
  if (type === 'union') return options!.flatMap(option => findIds(option, value, path, graft))
  if (type !== 'object' && type !== 'array') return []
  const holdsIds = (one: z.ZodType) => findIds(one, undefined, [], { path: [], value: undefined }).length > 0
  if (value === undefined && (!graft || graft.value !== undefined)) {
    const inside = type === 'array' ? element! : it
    if (!holdsIds(inside)) return []
    const [sample] = fc.sample(
      valuesOf(inside, () => []),
      { numRuns: 1, seed: 7 },
    )
    const made = type === 'array' ? [sample] : sample
    // What lies in a graft is grafted with it.
    const whole = graft && structuredClone(graft.value)
    if (graft) write(whole, path.slice(graft.path.length), made)
    return findIds(it, made, path, graft ? { path: graft.path, value: whole } : { path, value: made })
  }
  if (type === 'array') return findIds(element!, Array.isArray(value) ? value[0] : undefined, [...path, 0], graft)
  return Object.entries(shape!).flatMap(([name, field]) => {
    const isList = definitionOf(bare(field)).type === 'array'
    if (namesIds(name) && ['string', 'array'].includes(definitionOf(bare(field)).type))
      return [{ path: [...path, name], isList, ...(graft && { graft }) }]
    return findIds(field, isObject(value) ? value[name] : undefined, [...path, name], graft)
  })
}

/** The schema inside of optional, nullable and default. */
function bare(schema: z.ZodType): z.ZodType {
  const { innerType, type, out, in: from } = definitionOf(schema)
  if (type === 'pipe') return bare(definitionOf(from!).type === 'transform' ? out! : from!)
  return innerType ? bare(innerType) : schema
}

function read(target: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], target)
}

function write(target: unknown, path: Path, value: unknown): void {
  let at = target as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) at = at[step] as typeof at
  at[path.at(-1)!] = value
}
