import { billBody } from '@quay/contract/bill/shapes'
import { settings } from '@quay/contract/setting/shapes'
import { suggestNotes } from '@quay/domain/bill/suggest-notes'
import type { Discount } from '@quay/domain/money/discount'
import { checkDiscountLimit } from '@quay/domain/sale/check-discount-limit'
import { priceBill } from '@quay/domain/sale/price/price-bill'
import { addDays } from '@quay/domain/time/calendar'
import { cancelBill } from '../../src/features/bill/cancel-bill.ts'
import { completeBill } from '../../src/features/bill/complete-bill.ts'
import { bodyOf } from '../as-person.ts'
import type { Random } from '../random.ts'
import { type BasketLine, chooseCombo, fillBasket } from './basket.ts'
import type { CustomerRequest } from './chooser.ts'
import { instantOf } from './clock.ts'
import { careFor } from './prescribe.ts'
import type { Shop, StockedCombo } from './shop.ts'

export interface Visit {
  branch: number
  day: string
  /** Of the day on the wall clock. */
  minute: number
}

/** Basis points that a new store lets everybody give. */
const everybodysLimit = settings.discountLimit.fallback

type Bill = Awaited<ReturnType<typeof completeBill>>

const cancelReasons = [
  'Khách đổi ý, trả lại hàng ngay',
  'Bấm nhầm số lượng',
  'Nhập sai khách hàng',
  'Khách chuyển khoản không thành công',
  'Chọn nhầm thuốc cùng tên',
]

/** Serves one customer. Gives whether anything was sold: some ask for what has run out. */
export async function sell(shop: Shop, customerRequest: CustomerRequest, visit: Visit): Promise<boolean> {
  const { random } = shop
  const lines = fillBasket(shop, visit.branch, { customerRequest, day: visit.day })
  if (!lines.length) return false
  const combo = chooseCombo(shop, visit.branch, { lines, day: visit.day })

  const at = instantOf(visit.day, visit.minute)
  const { isGenerous, ...raw } = bodyForBasket(shop, visit, { lines, combo, isChronic: customerRequest.isChronic })
  const [body, hash] = bodyOf(billBody, raw)
  const [owner, ...others] = shop.sellers[visit.branch]!
  // Only the owner gives more than everybody may.
  const able = isGenerous ? [owner!] : [owner!, ...others]
  const seller = random.pickWeighted(able.map(one => [one, one.share] as const))
  const bill = await seller.at(at, tx => completeBill(tx, seller.actor, body, hash))
  follow(shop, visit, bill, 1)
  // Mistakes are found out within minutes, while the customer still stands there.
  const cancelAt = new Date(at.getTime() + random.between(60, 420) * 1_000)
  if (random.chance(0.006) && cancelAt < shop.end) {
    const reason = random.pick(cancelReasons)
    await shop.at(cancelAt, tx => cancelBill(tx, shop.actor, bill.id, { reason }))
    follow(shop, visit, bill, -1)
  } else {
    for (const { id, daysOfSupply } of bill.items)
      if (daysOfSupply) shop.supplies.push({ lineId: id, endsOn: addDays(visit.day, daysOfSupply) })
  }
  return true
}

interface Basket {
  lines: readonly BasketLine[]
  combo: StockedCombo | null
  /** The medicines are taken for years: who buys them comes again. */
  isChronic: boolean
}

function bodyForBasket(shop: Shop, visit: Visit, { lines, combo, isChronic }: Basket) {
  const { random, products } = shop
  const goods = lines.map(line => {
    const { id, units, item } = products[line.product]!
    const unit = units[line.unit]!
    const discount: Discount | undefined = random.chance(0.015) ? { unit: 1, value: random.pick([5, 10]) } : undefined
    return {
      productId: id,
      unitId: unit.id,
      quantity: line.quantity,
      unitPrice: unit.price,
      discount,
      vatRate: item.product.vatRate,
      daysOfSupply: item.product.isPrescription ? daysOf(line.quantity * unit.ratio) : undefined,
    }
  })
  const items = [...goods, ...(combo ? [lineOfCombo(combo)] : [])]
  const gross = items.reduce((sum, item) => sum + item.quantity * item.unitPrice, 0)
  const discount = orderDiscount(random, gross)
  const priced = priceBill({ lines: items, discount })
  const [wrong] = priced.problems
  if (wrong) throw new Error(`The demonstration priced a bill wrongly: ${wrong.code}`)
  const { payable } = priced
  const customer = chooseCustomer(shop, payable)
  const isReminded = isChronic && customer !== null && !customer.isFirm && shop.customers.indexOf(customer) % 2 === 0
  return {
    isGenerous: checkDiscountLimit(priced, everybodysLimit).length > 0,
    branchId: shop.branches[visit.branch]!.id,
    ...(customer ? { customerId: customer.id } : {}),
    ...(customer?.isFirm && { invoice: invoiceFor(customer) }),
    ...careFor(
      random,
      visit.day,
      lines.map(line => products[line.product]!.item.product),
    ),
    items: items.map(({ productId, unitId, quantity, discount: own, daysOfSupply }) => ({
      productId,
      unitId,
      quantity,
      discount: own,
      ...(isReminded && { daysOfSupply }),
    })),
    ...(discount ? { discount } : {}),
    payments: payable ? [payment(shop, payable, customer !== null)] : [],
    expectedPayable: payable,
  }
}

/** A firm takes an invoice in its name. */
const invoiceFor = ({ name, taxCode, address }: Shop['customers'][number]) => ({
  isTaken: true as const,
  companyName: name,
  ...(taxCode && { taxCode }),
  ...(address && { address }),
})

/** For how long so many base units of a medicine last, taken morning and evening: at least five days, at most thirty. */
const daysOf = (baseUnits: number) => Math.min(30, Math.max(5, Math.floor(baseUnits / 2)))

const lineOfCombo = ({ id, unitId, price, parts }: StockedCombo) => ({
  productId: id,
  unitId,
  quantity: 1,
  unitPrice: price,
  discount: undefined,
  daysOfSupply: undefined,
  vatRate: 0 as const,
  combo: parts.map(({ amount, vatRate }) => ({ weight: amount, vatRate })),
})

function orderDiscount(random: Random, gross: number): Discount | undefined {
  if (gross > 150_000 && random.chance(0.05)) return { unit: 1, value: random.pick([2, 3, 5]) }
  if (gross > 50_000 && gross % 1_000 > 0 && random.chance(0.3)) return { unit: 2, value: gross % 1_000 }
  return undefined
}

/** Every third buyer is known; of those a fifth of the customers come most often. */
function chooseCustomer({ random, customers }: Shop, payable: number) {
  if (!random.chance(payable > 200_000 ? 0.5 : 0.28)) return null
  const regulars = Math.ceil(customers.length / 5)
  return random.chance(0.7) ? customers[random.between(0, regulars - 1)]! : random.pick(customers)
}

/** Seventy in cash, twenty-five by transfer, five put on the slate. */
function payment(shop: Shop, payable: number, isKnown: boolean) {
  const { random } = shop
  const method = random.pickWeighted([
    ['CASH', 70],
    ['BANK', payable > 100_000 ? 45 : 16],
    ['DEBT', isKnown ? 16 : 0],
  ] as const)
  if (method !== 'CASH') return { method, amount: payable }
  const amount = random.chance(0.4) ? payable : random.pick(suggestNotes(payable))
  return { method, amount }
}

/** Keeps shelf, drawer, bank and slate in step with a bill that was posted (1) or cancelled (−1). */
function follow(shop: Shop, { branch, day }: Visit, bill: Bill, sign: 1 | -1): void {
  const place = shop.branches[branch]!
  for (const item of bill.items) {
    for (const { productId, baseQuantity } of item.parts.length ? item.parts : [item])
      place.sold[shop.placeOf.get(productId)!]! += sign * baseQuantity
    for (const { productId, lotNumber: number, expiryDate, quantity } of item.lots) {
      const product = shop.placeOf.get(productId)!
      const moved = { number, expiryDate, quantity }
      if (sign > 0) shop.shelf.take(branch, product, moved)
      else shop.shelf.put(branch, product, moved)
    }
  }
  const transferred = bill.payments.reduce((sum, row) => sum + (row.method === 'BANK' ? row.amount : 0), 0)
  shop.bank += sign * transferred
  place.cash += sign * (bill.paid - transferred)
  if (!bill.debt || !bill.customerId) return
  const owed = shop.debtors.get(bill.customerId) ?? { debt: 0, since: day }
  const debt = owed.debt + sign * bill.debt
  if (debt > 0) shop.debtors.set(bill.customerId, { ...owed, debt })
  else shop.debtors.delete(bill.customerId)
}
