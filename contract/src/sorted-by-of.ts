import { z } from 'zod'

/** The columns that a route's `sortedBy` names; none where it takes any text or no order. */
export function sortedByOf({ query }: { query?: z.ZodType | undefined }): readonly string[] {
  const field = query instanceof z.ZodObject ? query.shape.sortBy : undefined
  const words = field instanceof z.ZodOptional ? field.unwrap() : undefined
  return words instanceof z.ZodEnum ? words.options.map(String) : []
}
