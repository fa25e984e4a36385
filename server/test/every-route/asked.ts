import type { z } from 'zod'
import { allRoutes } from './all-routes.ts'
import { definitionOf } from './schema-values.ts'

export interface Place {
  name: string
  schema: z.ZodType
}

/** Every schema inside of what a route takes, with its place. */
function* within(schema: z.ZodType, name: string): Generator<Place> {
  yield { name, schema }
  const {
    type,
    shape,
    element,
    innerType,
    options,
    in: before,
    out,
    left,
    right,
    valueType,
    keyType,
  } = definitionOf(schema)
  // What is turned into a number and then looked at is held by the second look.
  const from = type === 'pipe' && definitionOf(out!).type !== 'transform' ? undefined : before
  for (const [field, inner] of Object.entries(shape ?? {})) yield* within(inner, `${name}.${field}`)
  for (const inner of [element, innerType, from, out, left, right, keyType, valueType, ...(options ?? [])])
    if (inner) yield* within(inner, name)
}

/** Every schema of everything that a route takes. */
export const asked: readonly Place[] = allRoutes.flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [...within(schema, `${name} ${part}`)] : [],
  ),
)
