import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { plannedPriceRoutes } from '@quay/contract/price-book/routes'
import { type PriceFormula, priceBookBody } from '@quay/contract/price-book/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../src/db/connection/transaction.ts'
import { readCustomer } from '../src/features/customer/customer-queries.ts'
import { updateCustomer } from '../src/features/customer/update-customer.ts'
import { createCustomerGroup } from '../src/features/customer-group/save-customer-group.ts'
import { applyFormulaTo } from '../src/features/price-book/apply-formula-to.ts'
import { planPrice } from '../src/features/price-book/planned-prices.ts'
import { createPriceBook } from '../src/features/price-book/save-price-book.ts'
import { setPosted, setTiers } from '../src/features/price-book/set-price.ts'
import { type AtTime, bodyOf } from './as-person.ts'
import type { Shop } from './trade/shop.ts'

const regularsAtMost = 40

/**
 * The prices of the shop: regulars pay a little less, the second branch a little more, one thing is cheaper by the ten,
 * one will be dearer from the first of next month on, and a few have a posted price. Set on the last evening, so that the
 * bills before it were sold by the general prices.
 */
export async function setPrices(at: AtTime, actor: Actor, { end, lastDay, products, customers, branches }: Shop) {
  await at(end, async tx => {
    const [group, hash] = bodyOf(customerGroupRoutes.create.body, {
      name: 'Khách quen',
      note: 'Mua từ hai lần mỗi tháng',
    })
    const { id: groupId } = await createCustomerGroup(tx, actor, group, hash)
    for (const { id } of customers.filter(({ isFirm }) => !isFirm).slice(0, regularsAtMost)) {
      const { version } = await readCustomer(tx, actor, id)
      await updateCustomer(tx, actor, id, { version, groupId })
    }
    const less: PriceFormula = { base: 'general', adjustUnit: 1, adjustValue: -300, rounding: 100 }
    await addBook(tx, actor, { name: 'Khách quen', groupIds: [groupId], formula: less, follows: true })
    const second = branches[1]
    const more: PriceFormula = { base: 'general', adjustUnit: 1, adjustValue: 200, rounding: 500 }
    if (second) await addBook(tx, actor, { name: 'Chi nhánh 2', branchIds: [second.id], formula: more, follows: true })

    const best = products.toSorted((a, b) => b.item.weight - a.item.weight)
    const [byTen, dearer, ...others] = best.flatMap(({ units }) => units.filter(({ ratio }) => ratio === 1))
    if (byTen && byTen.price >= 1_000)
      await setTiers(tx, {
        bookId: null,
        unitId: byTen.id,
        tiers: [{ from: 10, price: byTen.price - 100 }],
        expected: [],
      })
    if (dearer) {
      const startsAt = `${firstOfNextMonth(lastDay)}T00:00`
      const planned = { unitId: dearer.id, startsAt, price: dearer.price + 100, note: 'Hãng tăng giá' }
      const [body, own] = bodyOf(plannedPriceRoutes.create.body, planned)
      await planPrice(tx, actor, body, own)
    }
    for (const { id, price } of others.slice(0, 5))
      await setPosted(tx, { unitId: id, price: price + 200, expected: null })
  })
}

async function addBook(tx: Tx, actor: Actor, raw: z.input<typeof priceBookBody> & { formula: PriceFormula }) {
  const [body, hash] = bodyOf(priceBookBody, raw)
  const { id } = await createPriceBook(tx, actor, body, hash)
  // Goods that were never bought cost nothing: a price of zero is meant here.
  await applyFormulaTo(tx, actor, id, { formula: raw.formula, makesZero: true })
}

function firstOfNextMonth(day: string): string {
  const [year, month] = day.split('-').map(Number)
  return month === 12 ? `${year! + 1}-01-01` : `${year}-${String(month! + 1).padStart(2, '0')}-01`
}
