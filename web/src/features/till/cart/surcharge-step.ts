import type { TillSurcharge } from '@quay/contract/surcharge/till-surcharge'
import type { AskedSurcharges, SurchargeFacts } from '@quay/domain/sale/price/put-surcharges'
import type { TillFacts } from '../till-facts.ts'
import type { Cart } from './cart.ts'

/** What the store takes beside goods, and what the bill has that the cart replaces, or the order that it hands out. */
export function offeredSurcharges(cart: Cart, { context }: TillFacts): SurchargeFacts['known'] {
  const own = context?.surcharges ?? []
  const before = takenBefore(cart)?.filter(({ id }) => !own.some(one => one.id === id)) ?? []
  return [...own.map(offered(true)), ...before.map(offered(false))]
}

/** What the replaced bill took; of the first bill of an order what the order says. Null where neither says anything. */
const takenBefore = ({ replaces, order }: Cart) =>
  replaces?.surcharges ?? (order?.isLater ? null : order?.surcharges) ?? null

const offered = (isOffered: boolean) => (surcharge: TillSurcharge) => ({ ...surcharge, isOffered })

/** Surcharges of a cart: those that stand on bills by themselves, unless somebody took them off, and those that were chosen. */
export function surchargesOf(
  cart: Cart,
  facts: TillFacts,
): { asked: AskedSurcharges; facts: Omit<SurchargeFacts, 'usesVat'> } | null {
  const known = offeredSurcharges(cart, facts)
  if (known.length === 0) return null
  const putsOn = !cart.order?.isLater
  const put: NonNullable<AskedSurcharges['put']>[number][] = []
  const declined: string[] = []
  for (const { id, isAutomatic, isOffered } of known) {
    const choice = cart.surcharges?.[id] ?? (isAutomatic && isOffered && putsOn && !cart.order?.surcharges)
    if (typeof choice === 'number') put.push({ surchargeId: id, amount: choice, isTyped: true })
    else if (choice) put.push({ surchargeId: id })
    else if (cart.surcharges?.[id] === false) declined.push(id)
  }
  const taken = takenBefore(cart)
  const before = taken && new Map(taken.map(({ id, billed }) => [id, billed]))
  const mayChange = facts.context?.mayChangeSurcharge ?? false
  return { asked: { put, declined }, facts: { known, putsOn, mayChange, isAsPaid: false, before } }
}
