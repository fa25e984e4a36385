import { z } from 'zod'

const rooms = new WeakMap<z.ZodType, z.ZodType>()

/**
 * JSON that its reader checks one by one: what is wrong with one of a batch must not refuse the others, and one of an older form is lifted to
 * today's before it is checked. `shape` is what each is in the end: how many values it may hold, and what the API's page shows of it.
 */
export function checkedLater<Shape extends z.ZodType>(shape: Shape) {
  const open = z.custom<z.input<Shape>>(value => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'Mỗi mục là một chứng từ',
  })
  rooms.set(open, shape)
  return open
}

/** What a value is checked by later; undefined for every other schema. */
export const shapeOf = (schema: z.ZodType): z.ZodType | undefined => rooms.get(schema)
