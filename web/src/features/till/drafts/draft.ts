import { paymentMethods } from '@quay/contract/enumeration'
import { discount, id } from '@quay/contract/field'
import type { DispensingReason } from '@quay/contract/prescription/shapes'
import type { Ward } from '@quay/contract/ward/shapes'
import type { Health } from '@quay/domain/medicine/find-health-risk'
import { z } from 'zod'
import {
  type Cart,
  type CartCare,
  type CartDelivery,
  type CartLot,
  emptyCart,
  type LineDose,
  type PaymentPart,
} from '../cart/cart.ts'
import { useTillSettings } from '../settings/till-settings.ts'

/** A bill being made: one tab of the till. Its id is the bill's, from the first line on. */
export interface Draft {
  id: string
  /** "HĐ 2" */
  number: number
  cart: Cart
  /** It was handed to the outbox; at a start with such a draft, the till asks for its outcome. */
  isSent?: boolean | undefined
  /** The cashier tried to pay it: the till now reports goods that are removed from it (cart-cuts). */
  wasTried?: boolean | undefined
}

const lots = z.array(z.object({ lotId: id, quantity: z.int().min(1), comesLater: z.boolean().optional() })).min(1)
const line = z.object({
  id: z.string().min(1),
  productId: id,
  productName: z.string(),
  unit: z.object({ id, name: z.string(), ratio: z.int().min(1) }),
  quantity: z.int().min(1),
  price: z.int().min(0).nullable().default(null),
  discount: discount.nullable().default(null),
  lots: lots.nullable().default(null),
  notedLots: z.array(z.custom<CartLot>()).optional(),
  note: z.string().default(''),
  postedReason: z.string().optional(),
  onShelf: z.string().optional(),
  seller: z.object({ id, name: z.string() }).optional().catch(undefined),
  /** Only has to be an object here: the server refuses a wrong one by its template. */
  dose: z.custom<LineDose>(dose => typeof dose === 'object').optional(),
  dispensed: z
    .object({
      prescribed: z.int().min(1).optional(),
      reason: z.custom<DispensingReason>(reason => typeof reason === 'string').optional(),
      days: z.int().min(1).optional(),
      standsFor: z.string().optional(),
    })
    .optional(),
  orderItemId: id.optional(),
})

const cart = z.object({
  lines: z.array(line),
  customer: z
    .object({
      id,
      code: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      debt: z.int(),
      points: z.int(),
      groupId: id.nullish(),
      tierId: id.nullish(),
      birthday: z.string().nullish(),
      note: z.string().nullish(),
      address: z.string().nullish(),
      ward: z.custom<Ward>(ward => typeof ward === 'object').nullish(),
      health: z.custom<Health>(health => typeof health === 'object').nullish(),
      debtLimit: z.int().nullish(),
      isNew: z.boolean().optional(),
    })
    .nullable(),
  discount: discount.nullable(),
  payment: z.object({
    mode: z.enum([...paymentMethods, 'MIXED']),
    tendered: z.int().min(0).nullable(),
    accountId: id.nullable(),
    /** Only has to be a list here: the server refuses what is wrong in it. */
    parts: z.custom<PaymentPart[]>(Array.isArray),
  }),
  note: z.string(),
  /** Only has to be an object here: the server refuses what is wrong in it. */
  care: z.custom<CartCare>(care => typeof care === 'object').optional(),
  /** Only has to be an object here: the server refuses what is wrong in it. */
  delivery: z.custom<CartDelivery>(delivery => typeof delivery === 'object').optional(),
  pairReasons: z.record(z.string(), z.string()).optional(),
  keepsChange: z.boolean().optional(),
  /** Only has to be an object here: the server refuses what is wrong in it. */
  changePays: z.custom<Cart['changePays']>(pays => typeof pays === 'object').optional(),
  surcharges: z.record(z.string(), z.union([z.boolean(), z.int().min(1)])).optional(),
  dueOn: z.string().optional(),
  /** Only has to be an object here: the server refuses what is wrong in it. */
  points: z.custom<Cart['points']>(points => typeof points === 'object').optional(),
  channel: z.literal('DELIVERY').optional().catch(undefined),
  book: z.object({ id, name: z.string() }).optional(),
  declined: z.array(id).optional(),
  chosen: z.array(id).optional(),
  codes: z.array(z.object({ code: z.string(), discountId: id, name: z.string() })).optional(),
  /** What a browser kept before named one unit; then the first choice counts again. */
  gifts: z.record(z.string(), z.record(z.string(), z.int().min(0)).catch({})).optional(),
  /** Only has to be an object here: the server refuses what is wrong in it. */
  invoice: z.custom<NonNullable<Cart['invoice']>>(invoice => typeof invoice === 'object').nullish(),
  seller: z.object({ id, name: z.string() }).optional(),
  soldAt: z.string().optional(),
  replaces: z.custom<Cart['replaces']>(replaces => typeof replaces === 'object').optional(),
  copied: z
    .object({ code: z.string(), prices: z.record(z.string(), z.number()) })
    .optional()
    .catch(undefined),
  order: z.custom<Cart['order']>(order => typeof order === 'object').optional(),
})

const draft = z.object({
  id,
  number: z.int().min(1),
  cart,
  isSent: z.boolean().optional(),
  wasTried: z.boolean().optional(),
})

/** A draft as it was stored; null when it is not one. */
export function readDraft(stored: unknown): Draft | null {
  const read = draft.safeParse(stored)
  return read.success ? read.data : null
}

const written = new WeakMap<Draft, string>()

/**
 * A draft as it is stored, without what is as it always is. It is written at each key, so a draft that did not change
 * is not written out again, and `readDraft` puts back what is left out.
 */
export function writeDraft(draft: Draft): string {
  const known = written.get(draft)
  if (known !== undefined) return known
  const lines = draft.cart.lines.map(line => ({
    ...line,
    price: line.price ?? undefined,
    discount: line.discount ?? undefined,
    lots: line.lots ?? undefined,
    note: line.note || undefined,
  }))
  const text = JSON.stringify({ ...draft, cart: { ...draft.cart, lines } })
  written.set(draft, text)
  return text
}

/** An empty draft with the lowest number that no other has. */
export function newDraft(id: string, others: readonly Draft[]): Draft {
  const taken = new Set(others.map(other => other.number))
  let number = 1
  while (taken.has(number)) number += 1
  return { id, number, cart: { ...emptyCart, payment: usualPayment() } }
}

/** How a bill of this device begins to be paid. */
export const usualPayment = (): Cart['payment'] => ({ ...emptyCart.payment, mode: useTillSettings.getState().payBy })
