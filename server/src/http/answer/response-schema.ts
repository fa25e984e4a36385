import type { RouteSpec } from '@quay/contract/route'
import fastJsonStringify from 'fast-json-stringify'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>
type Serialize = (answer: unknown) => string

const serializers = new WeakMap<RouteSpec, Serialize>()

/**
 * Writes the answers of a route; what the route does not declare is not sent. The first answer compiles it, because
 * compiling all of them costs each start 0.1 s.
 */
export function serializerOf(route: RouteSpec): Serialize {
  return answer => {
    const known = serializers.get(route)
    if (known) return known(answer)
    const made = fastJsonStringify(responseSchema(route))
    serializers.set(route, made)
    return made(answer)
  }
}

/** The JSON schema of what a route answers: what it does not declare is not sent. */
function responseSchema(route: RouteSpec): JsonSchema {
  const data = forSerializer(z.toJSONSchema(route.response, { io: 'output', target: 'draft-7' }) as JsonSchema)
  const beside = route.beside
    ? forSerializer(z.toJSONSchema(route.beside, { io: 'output', target: 'draft-7' }) as JsonSchema)
    : undefined
  return {
    type: 'object',
    properties: {
      code: { type: 'integer' },
      message: { type: 'string' },
      ...(route.status === 204 ? {} : { data }),
      ...(beside?.properties as JsonSchema | undefined),
    },
    required: ['code', 'message'],
  }
}

/** Turns `anyOf [x, null]` into a nullable x, which the serializer writes without trying each variant. */
function forSerializer(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, pattern: _pattern, ...rest } = schema
  const variants = rest.anyOf as JsonSchema[] | undefined
  if (variants?.length === 2 && variants.some(one => one.type === 'null')) {
    const { anyOf: _anyOf, ...others } = rest
    const inner = forSerializer(variants.find(one => one.type !== 'null')!)
    return { ...others, ...inner, nullable: true }
  }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, walk(value)]))
}

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk)
  return value && typeof value === 'object' ? forSerializer(value as JsonSchema) : value
}
