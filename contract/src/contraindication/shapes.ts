import { z } from 'zod'
import { id, instant, text } from '../field.ts'

/** Two ingredients that must not be taken together, as the list of the health authority has them. */
export const contraindicatedPair = z.object({
  id,
  /** "Atazanavir/ritonavir" is both together. */
  first: z.string(),
  second: z.string(),
  mechanism: z.string().nullable(),
  consequence: z.string().nullable(),
  management: z.string().nullable(),
})
export type PairOfList = z.output<typeof contraindicatedPair>

/** The list that a store uses. */
export const pairList = z.object({
  id,
  fileName: z.string(),
  pairCount: z.int(),
  importedAt: instant,
  importedByName: z.string(),
})

/** A list has as many pairs at most, and each text as many letters. */
export const mostPairs = 5_000
export const longestName = 120
export const longestAdvice = 2_000

/** A CSV of 5,000 pairs with advice is below this; calls with it take more than others. */
export const longestList = 4_000_000
export const listBodyLimit = 16 * 1024 * 1024

export const importPairs = z.strictObject({
  fileName: text(200, 1),
  /** The CSV file: no, ingredient_1, ingredient_2, mechanism, consequence, management. */
  content: z.string().min(1, 'Tệp trống').max(longestList, 'Tệp quá lớn. Hãy chọn tệp dưới 4 triệu ký tự.'),
})

/** A pair that a bill sold, as it was named then. */
export const soldPair = z.object({
  productName: z.string(),
  otherProductName: z.string(),
  first: z.string(),
  second: z.string(),
  consequence: z.string().nullable(),
  reason: z.string(),
})
export type SoldPair = z.output<typeof soldPair>
