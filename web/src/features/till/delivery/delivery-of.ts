import { deliveryBody } from '@quay/contract/delivery/shapes'
import { deliveryText } from '../../../text/bill/delivery.ts'
import type { Cart, CartCustomer, CartDelivery } from '../cart/cart.ts'
import { emptyDelivery } from './delivery-view.ts'

/** What a delivery begins with: whom the shop knows, as far as this person may see it. */
export function usualFor(customer: CartCustomer | null): CartDelivery {
  if (!customer) return emptyDelivery
  const phone = customer.phone?.includes('•') ? '' : (customer.phone ?? '')
  const { name: receiverName, address, ward } = customer
  return { ...emptyDelivery, receiverName, phone, address: address ?? '', ward: ward ?? null }
}

const typed = ['receiverName', 'phone', 'address', 'note', 'wishedOn'] as const

/** Whether nothing stands in it but what was filled in: then another customer's address may take its place. */
export const isUntouched = (delivery: CartDelivery, filled: CartDelivery | null): boolean =>
  typed.every(field => !delivery[field] || delivery[field] === filled?.[field]) &&
  (delivery.ward === null || delivery.ward.code === filled?.ward?.code)

type Field = keyof typeof deliveryText.faults

/** The first thing that is missing or cannot be so, in one sentence, and the field to put it right; null where nothing is. */
export function deliveryFault({ delivery, replaces }: Cart): { field: Field; sentence: string } | null {
  const { receiverName, phone, address } = delivery!
  const { shape } = deliveryBody
  const faulty = (Object.keys(deliveryText.faults) as Field[]).find(field => {
    // A phone that is hidden from who replaces the bill stays as it was.
    if (field === 'phone' && replaces && phone === '') return false
    return !shape[field].safeParse({ receiverName, phone, address }[field]).success
  })
  return faulty ? { field: faulty, sentence: deliveryText.faults[faulty] } : null
}
