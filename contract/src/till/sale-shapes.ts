import { z } from 'zod'
import { day, id, instant } from '../field.ts'

/** What a customer bought: goods and quantities, to be bought again at the price of today. Gifts are left out. */
export const boughtBill = z.object({
  id,
  code: z.string(),
  soldAt: instant,
  /** Đồng. */
  payable: z.int(),
  items: z.array(
    z.object({
      productId: id,
      productName: z.string(),
      unitId: id,
      unitName: z.string(),
      quantity: z.int(),
      note: z.string().nullable(),
    }),
  ),
})
export type BoughtBill = z.output<typeof boughtBill>

/** A medicine of a customer that runs out: what was bought, and the day on which it is used up. */
export const dueRefill = z.object({
  /** Of the bill's line. */
  id,
  productId: id,
  productName: z.string(),
  unitId: id,
  unitName: z.string(),
  quantity: z.int(),
  billCode: z.string(),
  soldOn: day,
  endsOn: day,
})
export type DueRefill = z.output<typeof dueRefill>

/** Goods that the branch's tills show as tiles, in the order that the branch gave them. */
export const quickPicks = z.object({
  items: z.array(
    z.object({
      productId: id,
      unitId: id,
      category: z.string(),
      /** The address of the product's first picture. Left out by what a browser kept before. */
      image: z.string().nullish(),
    }),
  ),
})
export type QuickPick = z.output<typeof quickPicks>['items'][number]
