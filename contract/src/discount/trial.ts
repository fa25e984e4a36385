import { z } from 'zod'
import { saleChannels } from '../enumeration.ts'
import { id, maxLines, quantity, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { offLists, priceTier } from '../price.ts'
import { goodsKinds, promotion } from './promotion.ts'

/** A unit of goods as a browser tries promotions on it: all that its price and the engine ask. */
export const trialUnit = z.object({
  productId: id,
  unitId: id,
  name: z.string(),
  unitName: z.string(),
  ratio: z.int(),
  groupIds: z.array(id),
  manufacturerId: id.nullable(),
  /** Of the goods and of the rule about medicines. */
  isPromotable: z.boolean(),
  /** Đồng, of the general list; books and planned prices are those of the till. */
  price: z.int(),
  books: z.array(z.object({ bookId: id.nullish(), price: z.int().nullish(), tiers: z.array(priceTier) })).nullable(),
  planned: z.array(z.object({ startsAt: z.string(), price: z.int() })).nullable(),
})
export type TrialUnit = z.output<typeof trialUnit>

const trialLine = trialUnit.extend({
  quantity: z.int(),
  /** Of a bill: what it cost then, in which book, and whether it was typed or the share of a liều. */
  sold: z.object({ unitPrice: z.int(), bookId: id.nullable(), isFixed: z.boolean() }).nullable(),
})
export type TrialLine = z.output<typeof trialLine>

/** Who buys, where, when and how. */
export const trialBuyer = z.object({
  branchId: id,
  sellerId: id,
  /** By the clock of the branch. */
  at: z.string(),
  channel: z.enum(saleChannels),
  customer: z
    .object({
      groupId: id.nullable(),
      tierId: id.nullable(),
      /** MM-DD. */
      birthday: z.string().nullable(),
      /** How often they used promotions that are limited for each customer, by id. */
      uses: z.record(z.string(), z.int()),
    })
    .nullable(),
})
export type TrialBuyer = z.output<typeof trialBuyer>

/** Few goods, an ordinary basket, a large one: each of goods that this store sells. */
export const sampleSizes = ['SMALL', 'USUAL', 'LARGE'] as const
export type SampleSize = (typeof sampleSizes)[number]

/** The samples hold goods that the promotion names. */
export const trialBody = z.strictObject({
  ...branchFilter,
  goods: z.array(z.strictObject({ kind: z.enum(goodsKinds), id })).max(500),
})
export type TrialBody = z.output<typeof trialBody>

export const trial = z.object({
  buyer: trialBuyer,
  /** Price books of the branch and of whoever asks. */
  books: z.array(
    z.object({
      id,
      name: z.string(),
      startsAt: z.string().nullable(),
      endsAt: z.string().nullable(),
      groupIds: z.array(id).nullable(),
      offList: z.enum(offLists),
      onRequest: z.boolean().optional(),
    }),
  ),
  /** All that run. */
  promotions: z.array(promotion),
  samples: z.array(z.object({ size: z.enum(sampleSizes), lines: z.array(trialLine) })),
})
export type Trial = z.output<typeof trial>

/** A cart of one's own, or the goods of a bill by its code. */
export const trialCartBody = z.strictObject({
  ...branchFilter,
  items: z
    .array(z.strictObject({ productId: id, unitId: id, quantity }))
    .max(maxLines, 'Tối đa 500 dòng')
    .optional(),
  billCode: text(20, 1).optional(),
})
export type TrialCartBody = z.output<typeof trialCartBody>

export const trialCart = z.object({
  /** The bill, and what it came to. */
  bill: z.object({ code: z.string(), payable: z.int() }).nullable(),
  /** Of the bill; null: whoever buys at the counter now. */
  buyer: trialBuyer.nullable(),
  lines: z.array(trialLine),
})
export type TrialCart = z.output<typeof trialCart>
