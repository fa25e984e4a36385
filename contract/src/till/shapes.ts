import { z } from 'zod'
import { controlGroups, lotStates } from '../enumeration.ts'
import { day, id, instant, vatRate } from '../field.ts'
import { localTime, priceTier } from '../price.ts'
import { datedVatRate } from '../tax/dated-vat-rate.ts'

/** A product as the till keeps it: what selling needs and no cost. Short names, because a shop has thousands. */
export const tillProduct = z.object({
  id,
  code: z.string(),
  name: z.string(),
  type: z.int(),
  isActive: z.boolean(),
  /** Of a product that was merged away: which one has its goods now. */
  mergedInto: id.nullish(),
  /** When anything of it changed last, as the digest counts it: milliseconds since 1970. */
  changed: z.int().nullish(),
  isLotManaged: z.boolean(),
  isPrescription: z.boolean(),
  controlGroup: z.enum(controlGroups).nullish(),
  /** The product's own; on a day it is what `resolveVatRate` makes of it and of the dated rates. */
  vatRate,
  vatRates: z.array(datedVatRate),
  ingredient: z.string().nullable(),
  strength: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  position: z.string().nullable(),
  /** What it helps against: "Đau đầu, sốt". Absent in what a till kept from before, as the group. */
  symptoms: z.string().nullish(),
  /** Its group with the groups above, "Hạ sốt, Giảm đau": what it is for. */
  group: z.string().nullish(),
  /** That group and the groups above by their ids, for promotions; as its maker. Absent in what a till kept from before. */
  groupIds: z.array(id).nullish(),
  manufacturerId: id.nullish(),
  isMedicine: z.boolean().nullish(),
  promotable: z.boolean().nullish(),
  /** Whether it earns points, for the paper of a sale that waits. Absent in what a till kept from before. */
  earnsPoints: z.boolean().nullish(),
  /** On how many bills it stood in the last 30 days: what is sold most is found first. */
  sold: z.int().nullish(),
  isSoldDirectly: z.boolean(),
  /** What the note of a line is when it is added. */
  noteTemplate: z.string().nullable(),
  /** Of a combo: what one of it takes of its components, which are in the catalogue themselves. */
  parts: z
    .array(
      z.object({
        productId: id,
        unitId: id,
        unitName: z.string(),
        ratio: z.int(),
        quantity: z.int(),
        price: z.int(),
      }),
    )
    .nullable(),
  reserved: z.int(),
  units: z.array(
    z.object({
      id,
      name: z.string(),
      ratio: z.int(),
      price: z.int(),
      barcodes: z.array(z.string()),
      isDefaultSale: z.boolean(),
      isSold: z.boolean(),
      /** What one of it earns, where the store counts points by goods; left out where it earns none. */
      points: z.int().nullish(),
      /** Prices in books, and the quantities of the general list (without a book); left out where there are none. */
      books: z.array(z.object({ bookId: id.nullish(), price: z.int().nullish(), tiers: z.array(priceTier) })).nullish(),
      /** General prices that are to come. */
      planned: z.array(z.object({ startsAt: localTime, price: z.int() })).nullish(),
      postedPrice: z.int().nullish(),
    }),
  ),
  /** Lots with something left in the sellable bucket of the branch. */
  lots: z.array(
    z.object({
      id,
      number: z.string(),
      expiryDate: day.nullable(),
      state: z.enum(lotStates),
      quantity: z.int(),
      firstReceivedAt: instant,
    }),
  ),
})
export type TillProduct = z.output<typeof tillProduct>
