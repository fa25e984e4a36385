import { paymentMethods } from '@quay/contract/enumeration'
import { discount, id } from '@quay/contract/field'
import { z } from 'zod'
import {
  type Cart,
  type CartCare,
  type CartCustomer,
  type CartDelivery,
  type CartLine,
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

type Dispensed = NonNullable<CartLine['dispensed']>

/** Only has to be an object or a list here: the server refuses what is wrong in it. */
const part = <Part>() => z.custom<Part>(value => typeof value === 'object')

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
  dose: part<LineDose>().optional(),
  dispensed: part<Dispensed>().optional(),
  orderItemId: id.optional(),
})

/** What the till reckons with; whatever else is known of the customer comes along. */
const customer = z.looseObject({
  id,
  code: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  debt: z.int(),
  points: z.int(),
}) as unknown as z.ZodType<CartCustomer>

const cart = z.object({
  lines: z.array(line),
  customer: customer.nullable(),
  discount: discount.nullable(),
  payment: z.object({
    mode: z.enum([...paymentMethods, 'MIXED']),
    tendered: z.int().min(0).nullable(),
    accountId: id.nullable(),
    parts: part<PaymentPart[]>(),
  }),
  note: z.string(),
  care: part<CartCare>().optional(),
  delivery: part<CartDelivery>().optional(),
  pairReasons: z.record(z.string(), z.string()).optional(),
  keepsChange: z.boolean().optional(),
  changePays: part<Cart['changePays']>().optional(),
  surcharges: z.record(z.string(), z.union([z.boolean(), z.int().min(1)])).optional(),
  dueOn: z.string().optional(),
  points: part<Cart['points']>().optional(),
  channel: z.literal('DELIVERY').optional().catch(undefined),
  book: z.object({ id, name: z.string() }).optional(),
  declined: z.array(id).optional(),
  chosen: z.array(id).optional(),
  codes: part<NonNullable<Cart['codes']>>().optional(),
  /** What a browser kept before named one unit; then the first choice counts again. */
  gifts: z.record(z.string(), z.record(z.string(), z.int().min(0)).catch({})).optional(),
  invoice: part<NonNullable<Cart['invoice']>>().nullish(),
  seller: z.object({ id, name: z.string() }).optional(),
  soldAt: z.string().optional(),
  replaces: part<Cart['replaces']>().optional(),
  copied: z
    .object({ code: z.string(), prices: z.record(z.string(), z.number()) })
    .optional()
    .catch(undefined),
  order: part<Cart['order']>().optional(),
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
