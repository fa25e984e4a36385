import { formatDong } from '@quay/domain/text/format-number'
import { correctedNow } from '../../../../offline/connection/clock.ts'
import { useConnection } from '../../../../offline/connection/connection.ts'
import type { OutboxEntry } from '../../../../offline/outbox/outbox-entry.ts'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import type { Cart } from '../../cart/cart.ts'
import type { CartView } from '../../cart/cart-view.ts'
import type { Sale } from '../../sale-context.ts'
import type { TillContext } from '../../till-facts.ts'
import { owedUnsent } from './owed-unsent.ts'

const hourMs = 60 * 60_000
/** Till a store chose otherwise. */
const ordinaryHours = 72
const ordinaryDebt = 2_000_000
/** From then on the age of the goods is told, and from then on it has to be known once a shift. */
export const amberHours = 4
export const redHours = 24

/** What is known of the age of the goods, and who knew it. */
let known: string | null = null

/** The shift, or else the day, in which somebody said that the age of the goods is known. */
const turnOf = ({ till }: Pick<Sale, 'till'>): string => {
  const { context, today } = till.store.getState().facts
  return context?.shift?.shift?.id ?? today
}

/** The person knows how old the goods are; asked once a shift. */
export function noteAgeKnown(sale: Pick<Sale, 'till'>): void {
  known = turnOf(sale)
}

export const isAgeKnown = (sale: Pick<Sale, 'till'>): boolean => known === turnOf(sale)

/** How old the goods are, in whole hours; null where they were never loaded whole. */
export function goodsAge({ catalogue }: Pick<Sale, 'catalogue'>): number | null {
  const asOf = catalogue.asOf()
  return asOf === null ? null : Math.floor((correctedNow() - Date.parse(asOf)) / hourMs)
}

/** Why a cart cannot be sold without the network; null with one, and where it can. */
export async function offlineStop(sale: Sale): Promise<string | null> {
  if (useConnection.getState().online) return null
  const { till, outbox } = sale
  const { facts, view } = till.store.getState()
  const { cart } = till.activeDraft()
  const age = goodsAge(sale)
  const stop = stopByAge(age, facts.context, isAgeKnown(sale)) ?? stopByKind(cart)
  if (stop) return stop
  const debt = view.settled?.debt ?? 0
  return debt > 0 ? stopByDebt(cart, view, facts.context, await outbox.every()) : null
}

/** By how old the goods are, in whole hours (null: never loaded whole), and whether somebody said that they know it. */
export function stopByAge(
  age: number | null,
  context: Pick<TillContext, 'offline'> | null,
  isKnown: boolean,
): string | null {
  if (age === null) return salePartText.neverLoaded
  if (age >= (context?.offline?.hours ?? ordinaryHours)) return salePartText.goodsTooOld(age)
  return age >= redHours && !isKnown ? salePartText.knowTheAge : null
}

/** What only the server can do. */
export function stopByKind({ points, order }: Pick<Cart, 'points' | 'order'>): string | null {
  if (points && points.used > 0) return salePartText.waitsForNetwork(salePartText.spendingPoints)
  return order ? salePartText.waitsForNetwork(salePartText.ofOrder) : null
}

/** The debt of a customer as it was last seen, what waits here, and this sale, against what they may owe. */
export function stopByDebt(
  { customer }: Pick<Cart, 'customer'>,
  { settled }: Pick<CartView, 'settled'>,
  context: Pick<TillContext, 'offline'> | null,
  waiting: readonly Pick<OutboxEntry, 'body' | 'offline'>[],
): string | null {
  if (!customer) return null
  const limit = customer.debtLimit ?? context?.offline?.debtLimit ?? ordinaryDebt
  const owed = Math.max(customer.debt, 0) + owedUnsent(customer.id, waiting)
  return owed + (settled?.debt ?? 0) > limit ? salePartText.offlineDebt(formatDong(Math.max(limit - owed, 0))) : null
}
