import { z } from 'zod'
import { day, id, namedProduct } from '../field.ts'
import { branchFilter } from '../page.ts'

/** What a suggestion goes by: the levels of the product, or what was sold. */
export const reorderBases = ['level', 'sales'] as const
export const salesDays = ['30', '60', '90'] as const

export const how = {
  basis: z.enum(reorderBases).default('level'),
  /** Days of sales that are looked at. */
  days: z.enum(salesDays).default('30'),
  /** By sales: for how many days the goods should last, beside the provider's lead time. */
  coverDays: z.coerce.number().int().min(1, 'Từ 1 ngày').max(365, 'Tối đa 365 ngày').default(30),
}
const which = {
  ...branchFilter,
  groupId: id.optional(),
  /** An id, or `none` for goods without a delivery so far. */
  providerId: z.union([id, z.literal('none')]).optional(),
}

export const reorderFilter = z.object({ ...how, ...which })

export const reorderRow = z.object({
  ...namedProduct,
  units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
  /** All in base units. */
  onHand: z.int(),
  reserved: z.int(),
  /** Of what is on hand: expired, held, recalled or in quarantine. */
  unsellable: z.int(),
  onOrder: z.int(),
  /** In drafts of orders, which the shop has not sent to the provider yet. */
  drafted: z.int(),
  /** On its way from another branch. */
  inTransit: z.int(),
  minStock: z.int().nullable(),
  maxStock: z.int().nullable(),
  /** In the days looked at. */
  sold: z.int(),
  /** What customers asked for and was not there. */
  wanted: z.int(),
  need: z.int(),
  /** How long what is there lasts at that pace; null for what was not sold. */
  daysLeft: z.int().nullable(),
  stockOutDate: day.nullable(),
  /** The need in the unit in which it is bought, rounded up. */
  unitId: id,
  unitName: z.string(),
  ratio: z.int(),
  quantity: z.int(),
  /** What one of the unit cost last; 0 where it was never bought. */
  price: z.int(),
  amount: z.int(),
  providerId: id.nullable(),
  providerName: z.string().nullable(),
  /** True where a person chose the provider; otherwise it is the one that delivered last. */
  isPreferred: z.boolean(),
})
export type ReorderRow = z.output<typeof reorderRow>
