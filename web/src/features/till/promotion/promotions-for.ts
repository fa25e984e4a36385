import type { Promotion } from '@quay/contract/discount/promotion'
import { type CompiledPromotions, compilePromotions } from '@quay/domain/discount/compile-promotions'
import { holdPromotions } from '@quay/domain/discount/validity/hold-promotions'
import { promoterOf } from '@quay/domain/sale/promotion/promote'
import type { Promoter } from '@quay/domain/sale/promotion/promoter'
import type { Cart } from '../cart/cart.ts'
import type { TillFacts } from '../till-facts.ts'

/** Made once for what the server gave, not on each key; the list is kept as long as the context that holds it. */
const compiledOf = new WeakMap<readonly Promotion[], CompiledPromotions>()

function compiled(list: readonly Promotion[]): CompiledPromotions {
  const known = compiledOf.get(list)
  if (known) return known
  const made = compilePromotions(list)
  compiledOf.set(list, made)
  return made
}

export interface PromotionsForCart {
  promoter: Promoter
  promotesMedicines: boolean
}

/** The promotions that hold at this till now, for this buyer; null where the store has none. */
export function promotionsFor(
  { context, at, customerUses, isOffline }: TillFacts,
  { customer, declined, chosen, codes, channel, order }: Cart,
): PromotionsForCart | null {
  const list = context?.promotions
  if (!context || !list || list.length === 0) return null
  const held = holdPromotions(compiled(list), {
    at,
    branchId: context.branch.id,
    sellerId: context.sellerId ?? '',
    channel: order ? 'ORDER' : (channel ?? 'COUNTER'),
    customer: customer && {
      groupId: customer.groupId ?? null,
      tierId: customer.tierId ?? null,
      birthday: customer.birthday?.slice(5) ?? null,
      uses: customerUses?.customerId === customer.id ? customerUses.uses : null,
    },
    chosen: chosen ?? [],
    declined: declined ?? [],
    isOffline,
    codes: (codes ?? []).map(({ discountId }) => discountId),
  })
  return { promoter: promoterOf(held), promotesMedicines: context.promotesMedicines ?? false }
}
