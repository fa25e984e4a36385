import { z } from 'zod'
import { text } from './field.ts'

const number = (max: number, fallback: number) => z.coerce.number().int().min(1).max(max).default(fallback)

const orderBy = z.enum(['ASC', 'DESC']).optional()

/** What every list takes: a page of at most 200 rows, by number up to row 10,000 and by cursor beyond. */
export const pageQuery = z.object({
  page: number(1_000_000, 1),
  limit: number(200, 20),
  keyword: text(100).optional(),
  cursor: z.string().max(400).optional(),
  orderBy,
})

/**
 * The columns by which a list can be sorted, as its screen names them, and which way; its export takes the same, so that the file comes as
 * the screen shows. Left out, a list comes in its own order.
 */
export const sortedBy = <const Column extends string>(...columns: readonly [Column, ...Column[]]) => ({
  sortBy: z.enum(columns).optional(),
  orderBy,
})

/** What every list gives. `totalItem` is exact up to 10,000 and null beyond, where `more` is true. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    totalItem: z.int().nullable(),
    more: z.boolean(),
    page: z.int(),
    limit: z.int(),
    nextCursor: z.string().nullable(),
  })

/** Text, not an id: a branch that cannot be is not found, like one that is not. */
export const branchFilter = { branchId: text(60).optional() }
/** `true` and `false` of a query string. */
export const flag = z.enum(['true', 'false']).transform(value => value === 'true')
