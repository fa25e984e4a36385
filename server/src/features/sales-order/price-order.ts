import type { BillBody } from '@quay/contract/bill/shapes'
import type { SalesOrderBody } from '@quay/contract/sales-order/shapes'
import type { BillFacts } from '@quay/domain/bill/bill-facts'
import { decideSalesOrder, type SalesOrderPlan } from '@quay/domain/sales-order/decide-sales-order'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { type LoadedSale, loadSale } from '../bill/load/load-sale.ts'
import { lockLimited } from '../discount/write-discounts.ts'
import type { OrderedSurcharge } from './asked-again.ts'

export type PricedContent = Pick<
  SalesOrderBody,
  | 'customerId'
  | 'priceBookId'
  | 'items'
  | 'discount'
  | 'codes'
  | 'chosenDiscounts'
  | 'declinedDiscounts'
  | 'surcharges'
  | 'declinedSurcharges'
  | 'expectedPayable'
  | 'requireStock'
>

/** The same of a stored order: a line that is priced again keeps its id. */
export interface AskedContent extends Omit<PricedContent, 'items'> {
  items: readonly (PricedContent['items'][number] & { id?: string | undefined })[]
  /** What the order takes beside its goods by now: nobody needs a right for it again. */
  ordered?: readonly OrderedSurcharge[] | undefined
}

interface Asked extends AskedContent {
  id: string
  branchId: string
  payments: BillBody['payments']
}

export interface PricedOrder {
  plan: SalesOrderPlan
  loaded: LoadedSale
}

interface Ways {
  locks: boolean
  /** Goods are kept from now on. */
  holds: boolean
  /** What the order has by itself already, which is its own again. */
  own?: (facts: LoadedSale['facts']) => LoadedSale['facts']
}

/**
 * Prices an order by what holds now: stock, customer, funds and promotions are locked where it is confirmed, for a draft nothing is.
 * Throws what decideSalesOrder refuses.
 */
export async function priceOrder(
  tx: Tx,
  actor: Actor,
  asked: Asked,
  { locks, holds, own }: Ways,
): Promise<PricedOrder> {
  const { customerId, priceBookId, discount, requireStock, items, ordered, ...rest } = asked
  const body = {
    ...rest,
    sellerId: actor.employeeId,
    items: items.map(({ id: _, ...item }) => item),
    ...(customerId && { customerId }),
    ...(priceBookId && { priceBookId }),
    ...(discount && { discount }),
  }
  const named = [...(asked.surcharges ?? []), ...(ordered ?? [])].map(({ surchargeId }) => ({ surchargeId }))
  const sale = await loadSale(tx, actor, { ...body, surcharges: named }, locks)
  const known = own ? own(sale.facts) : sale.facts
  const loaded = { ...sale, facts: ordered ? withOrdered(known, ordered) : known }
  const surcharges = asked.surcharges ?? (ordered && askedAgain(ordered, loaded.facts))
  const input = {
    ...body,
    surcharges,
    channel: 'ORDER' as const,
    items: items.map(item => ({ ...item, id: item.id ?? newId() })),
  }
  const decide = (facts: LoadedSale['facts']) => decideSalesOrder(input, facts, { holds, requireStock })
  let decision = decide(loaded.facts)
  if (decision.ok && locks) {
    const { discounts } = decision.plan
    const limited = loaded.facts.promotions.filter(({ maxUses, budget }) => maxUses !== null || budget !== null)
    const ids = limited.map(({ id }) => id)
    if (discounts.some(({ discountId }) => ids.includes(discountId))) {
      const now = new Map((await lockLimited(tx, ids)).map(({ id, ...used }) => [id, used]))
      decision = decide({
        ...loaded.facts,
        promotions: loaded.facts.promotions.map(one => ({ ...one, ...now.get(one.id) })),
      })
    }
  }
  if (!decision.ok) throw refuseAs(decision)
  return { plan: decision.plan, loaded }
}

/** Nobody needs a right for what the order takes already, and nothing is missing that it does not take. */
export const withOrdered = (facts: BillFacts, ordered: readonly OrderedSurcharge[]): BillFacts => ({
  ...facts,
  surcharges: facts.surcharges && {
    ...facts.surcharges,
    before: new Map(ordered.map(({ surchargeId, amount }) => [surchargeId, amount])),
  },
})

/** Typed amounts stay, and those that are not offered any more; a part of what the goods cost is reckoned again. */
function askedAgain(ordered: readonly OrderedSurcharge[], { surcharges }: BillFacts) {
  const offered = new Set(surcharges?.known.flatMap(({ id, isOffered }) => (isOffered ? [id] : [])))
  return ordered.map(({ surchargeId, amount, isTyped }) =>
    isTyped || !offered.has(surchargeId) ? { surchargeId, amount, isTyped: true } : { surchargeId },
  )
}
