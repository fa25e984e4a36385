import { randomBytes } from 'node:crypto'
import { newId } from '../../../src/db/new-id.ts'
import { note, type Operation, type SoakPart } from '../operation.ts'
import type { Random } from '../random.ts'
import type { SoakShop } from '../shop.ts'

const vatRate = 5
const hour = 3_600_000

interface Arrived {
  id: string
  kind: 'saved' | 'refused' | 'later'
  retry?: string
  code?: string
}

/** A till that sold some hours ago without a line sends what it kept, until each sale is stored: the server refuses none of them. */
const arrive: Operation = async (send, shop, random, done) => {
  const { data: profile } = await send({ method: 'GET', path: 'auth/profile' })
  const series = String.fromCharCode(...Array.from({ length: 4 }, () => random.between(65, 90)))
  const { id: branchId } = random.pick(shop.branches)
  const sales = Array.from({ length: random.between(1, 4) }, (_, at) =>
    keptSale(shop, random, { branchId, series, at, sellerId: profile.id }),
  )
  const voided = new Set(sales.flatMap(({ id, offline }) => ('voided' in offline ? [id] : [])))
  let left = sales
  for (let tries = 0; left.length > 0; tries += 1) {
    if (tries > 50) throw new Error(`${left.length} kept sales of series ${series} did not arrive`)
    const answer = await send({
      method: 'POST',
      path: 'bill/batch',
      body: { client: { build: 'soak', format: 2 }, sales: left },
    })
    if (!note(done, answer)) continue
    const results = answer.data.results as Arrived[]
    const refused = results.find(({ kind, retry }) => kind === 'refused' && retry !== 'again')
    if (refused) throw new Error(`A kept sale was refused: ${JSON.stringify(refused).slice(0, 300)}`)
    const saved = new Set(results.flatMap(({ id, kind }) => (kind === 'saved' ? [id] : [])))
    for (const id of saved) done.settle('bill', id, voided.has(id) ? 'CANCELLED' : 'SUCCEED')
    left = left.filter(({ id }) => !saved.has(id))
  }
}

type Till = { branchId: string; series: string; at: number; sellerId: string }

/** As the paper says it: what stood on the price label then, at times with a discount, and goods that may be gone or merged by now. */
function keptSale(shop: SoakShop, random: Random, { branchId, series, at, sellerId }: Till) {
  const id = newId()
  const lines = Array.from({ length: random.between(1, 4) }, () => {
    const product = random.pick(shop.products)
    const unit = random.pick(product.units)
    const quantity = random.between(1, 4)
    const unitPrice = random.chance(0.2) ? unit.price + 100 : unit.price
    const lineDiscount = random.chance(0.2) ? quantity * 100 : 0
    return { product, unit, quantity, unitPrice, lineDiscount, net: quantity * unitPrice - lineDiscount }
  })
  const payable = lines.reduce((sum, { net }) => sum + net, 0)
  const soldAt = Date.now() - random.between(1, 60) * hour + at * 120_000
  const customerId = random.chance(0.3) ? random.pick(shop.customers) : undefined
  const owed = customerId && random.chance(0.4) ? random.between(1, payable) : 0
  return {
    id,
    branchId,
    sellerId,
    ...(customerId && { customerId }),
    items: lines.map(({ product, unit, quantity, lineDiscount }) => ({
      productId: product.id,
      unitId: unit.id,
      quantity,
      ...(lineDiscount > 0 && { discount: { unit: 2, value: 100 } }),
    })),
    payments: [
      ...(owed < payable ? [{ method: 'CASH', amount: payable - owed }] : []),
      ...(owed > 0 ? [{ method: 'DEBT', amount: owed }] : []),
    ],
    declinedSurcharges: shop.surcharges,
    expectedPayable: payable,
    expectedRounding: 0,
    usesVat: true,
    offline: {
      localNumber: `OFF-${id.slice(-6).toUpperCase()}`,
      series,
      sequence: at + 1,
      soldAt: new Date(soldAt).toISOString(),
      slug: randomBytes(16).toString('base64url'),
      clock: { offsetMs: 0, sinceContactMs: hour, isDoubtful: random.chance(0.05) },
      lines: lines.map(({ unit, unitPrice, lineDiscount, net }) => ({
        ...{ unitPrice, listPrice: unitPrice, source: 'UNIT', lineDiscount, net, vatRate },
        ...{ promotionDiscount: 0, promotionShare: 0, orderShare: 0, pointShare: 0 },
        vat: Math.round((net * vatRate) / (100 + vatRate)),
        lots: [],
        promotions: [],
        product: { name: 'Hàng bán khi mất mạng', unitName: unit.ratio === 1 ? 'Viên' : 'Hộp', ratio: unit.ratio },
      })),
      ...(random.chance(0.1) && { voided: { at: new Date(soldAt + 60_000).toISOString(), reason: 'Khách đổi ý' } }),
    },
  }
}

/** Sales that a till kept while it had no line. */
export const arrivingPart: SoakPart = { operations: [[arrive, 5]], documents: ['bill'] }
