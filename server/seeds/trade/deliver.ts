import { inboundBody } from '@quay/contract/inbound/shapes'
import { priceInbound } from '@quay/domain/inbound/price-inbound'
import { addDays, daysBetween } from '@quay/domain/time/calendar'
import type { z } from 'zod'
import { createDraft } from '../../src/document/write-draft.ts'
import { inboundKind } from '../../src/features/inbound/inbound-kind.ts'
import { bodyOf } from '../as-person.ts'
import { instantOf, weekday } from './clock.ts'
import { inspect } from './inspect.ts'
import { newLot } from './new-lot.ts'
import { receive } from './receive.ts'
import type { Shop } from './shop.ts'

type Body = z.input<typeof inboundBody>

/** Weekdays on which goods come, by branch. */
const deliveryDays = [
  [1, 3, 5],
  [2, 4],
] as const
const mostSuppliers = 4
const mostLines = 45
/** What is ordered lasts about so many days. */
const reach = 20

/** The deliveries of a branch on a day, by supplier: goods that ran low since the last. */
export function deliveriesOf(shop: Shop, branch: number, day: string): { supplier: number; products: number[] }[] {
  if (day === shop.onboarding || !deliveryDays[branch]!.some(one => one === weekday(day))) return []
  const low = shop.branches[branch]!.keeps.filter(product => isLow(shop, branch, product, day))
  const bySupplier = Map.groupBy(low, product => shop.products[product]!.supplier)
  return [...bySupplier]
    .map(([supplier, products]) => ({ supplier, products: products.slice(0, mostLines) }))
    .sort((a, b) => b.products.length - a.products.length || a.supplier - b.supplier)
    .slice(0, mostSuppliers)
}

const dailyUse = (shop: Shop, branch: number, product: number, day: string) =>
  shop.branches[branch]!.sold[product]! / Math.max(3, daysBetween(shop.onboarding, day))

function isLow(shop: Shop, branch: number, product: number, day: string): boolean {
  const { item, isNeglected } = shop.products[product]!
  if (isNeglected && daysBetween(day, shop.lastDay) < 30) return false
  const enough = Math.max(item.product.minStock! * 0.9, dailyUse(shop, branch, product, day) * 8)
  return shop.shelf.sellable(branch, product, day) < enough
}

/** A supplier brings its goods, with its invoice; it is paid at once or later. */
export async function deliver(
  shop: Shop,
  branch: number,
  { supplier, products, day, minute }: { supplier: number; products: readonly number[]; day: string; minute: number },
): Promise<void> {
  const { random } = shop
  const from = shop.suppliers[supplier]!
  const items = products.map(product => lineOf(shop, branch, product, day))
  const discount: Body['discount'] = random.chance(0.15) ? { unit: 1, value: random.pick([1, 2, 3]) } : null
  // Only what is to be paid is read of it.
  const priced = priceInbound({ lines: items, discount, deductsVat: false })
  if (!priced.ok) throw new Error(`The demonstration priced an import wrongly: ${priced.code}`)
  const { receiverId, isInspected, defect } = inspect(shop, branch, { day, supplier })
  const payments = paymentsOf(shop, branch, priced.payable)
  const [body, hash] = bodyOf(inboundBody, {
    status: 'SUCCEED',
    branchId: shop.branches[branch]!.id,
    providerId: from.id,
    invoiceNumber: String(random.between(1_200, 98_000)).padStart(8, '0'),
    invoiceSeries: `1${from.series}`,
    invoiceDate: addDays(day, -random.between(0, 2)),
    discount,
    receiverId,
    isInspected,
    items: items.map((item, place) => (place === 0 ? { ...item, defect } : item)),
    payments,
  })
  const inbound = await shop.at(instantOf(day, minute), tx => createDraft(tx, shop.actor, inboundKind, body, hash))
  receive(shop, branch, inbound)
  for (const { method, amount } of payments) {
    if (method === 'CASH') shop.branches[branch]!.cash -= amount
    else shop.bank -= amount
  }
  from.debt += inbound.debt
}

function lineOf(shop: Shop, branch: number, product: number, day: string): Body['items'][number] {
  const { random } = shop
  const { id, item, units } = shop.products[product]!
  const unit = units[item.orderUnit]!
  const target = Math.max(item.product.minStock! * 2, dailyUse(shop, branch, product, day) * reach)
  const missing = target - shop.shelf.sellable(branch, product, day)
  const quantity = Math.max(1, Math.ceil(missing / unit.ratio))
  const bonusQuantity = quantity >= 5 && random.chance(0.2) ? Math.floor(quantity / random.pick([5, 10])) : 0
  const line = {
    productId: id,
    unitId: unit.id,
    quantity,
    bonusQuantity,
    price: Math.round((unit.price * item.costShare * (0.985 + random.next() * 0.03)) / 10) * 10,
    vatRate: item.product.vatRate,
  }
  if (!item.product.isLotManaged) return line
  const { lotNumber, expiryDate, isShort } = newLot(shop, product, day)
  return {
    ...line,
    ...(isShort ? { discount: { unit: 1, value: random.pick([8, 10, 15]) } as const } : {}),
    lots: [{ lotNumber, expiryDate, quantity: quantity + bonusQuantity }],
  }
}

/** Most suppliers wait for their money; the others are paid from where there is enough, now and then only half. */
function paymentsOf({ random, branches, bank }: Shop, branch: number, payable: number) {
  const method = random.pickWeighted([
    ['DEBT', 55],
    ['BANK', 30],
    ['CASH', 15],
  ] as const)
  const amount = random.chance(0.15) ? Math.round(payable / 2_000_000) * 1_000_000 : payable
  const enough = method === 'CASH' ? branches[branch]!.cash - 2_000_000 : bank - 20_000_000
  return method === 'DEBT' || amount === 0 || amount > enough ? [] : [{ method, amount }]
}
