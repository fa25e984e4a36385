import { type Person, type Reply, testQueue } from '../app.ts'
import { someCustomer, someProduct, someProvider } from '../factories.ts'
import { busyBuying } from './busy-buying.ts'
import { busyCounting } from './busy-counting.ts'
import { busyMoney } from './busy-money.ts'
import { busyOrders } from './busy-orders.ts'
import { busyPoints, busyTransfers } from './busy-points.ts'
import { busyPrices } from './busy-prices.ts'
import { busyPromotions } from './busy-promotions.ts'
import { busyReturns } from './busy-returns.ts'
import { busyShifts } from './busy-shifts.ts'
import { busyStorageConditions } from './busy-storage-conditions.ts'
import { busySurcharges } from './busy-surcharges.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

export interface BusyShop {
  product: Json
  gloves: Json
  customer: Json
  provider: Json
  /** One more sale of some tablets for cash. */
  sell(quantity?: number): Promise<Json>
}

/**
 * A store in which everything has happened once, through the API: imports of each kind with discounts, bonus goods and
 * debt, a draft, a cancelled one, sales with change, discounts and debt, cancels with money back and money kept,
 * vouchers, debts collected and paid. What verifies balances or copies a database begins here.
 */
export async function busyShop(person: Person): Promise<BusyShop> {
  const product = await someProduct(person)
  const gloves = await someProduct(person, {
    name: 'Găng tay y tế',
    isLotManaged: false,
    units: [{ name: 'Đôi', ratio: 1, price: 3_000, isBase: true, isDefaultSale: true }],
  })
  const [provider, customer] = [await someProvider(person), await someCustomer(person)]
  const unit = (name: string) => product.units.find((one: Json) => one.name === name).id
  const pair = gloves.units[0].id

  const purchase = (more: object = {}) => ({
    kind: 'PURCHASE',
    status: 'SUCCEED',
    providerId: provider.id,
    items: [
      {
        productId: product.id,
        unitId: unit('Hộp'),
        quantity: 3,
        bonusQuantity: 1,
        price: 31_337,
        vatRate: 5,
        discount: { unit: 1, value: 3 },
        lots: [
          { lotNumber: 'A1', expiryDate: '2031-06-30', quantity: 1 },
          { lotNumber: 'B2', expiryDate: '2032-01-31', quantity: 3 },
        ],
      },
    ],
    ...more,
  })
  const opening = await post(person, 'inbound', {
    kind: 'OPENING',
    status: 'SUCCEED',
    items: [{ productId: gloves.id, unitId: pair, quantity: 100, price: 1_777 }],
  })
  await payRest(person, purchase(), 20_000)
  const returned = await payRest(person, purchase(), 10_000)
  await post(person, `inbound/${returned.id}/cancel`, { reason: 'Hàng móp', keepPayments: true })
  await post(person, 'inbound', { ...purchase(), status: 'DRAFT', payments: [] })

  const line = (name: string, quantity: number, more: object = {}) => ({
    productId: product.id,
    unitId: unit(name),
    quantity,
    ...more,
  })
  const sell = (items: object[], payments: object[], more: object = {}) =>
    post(person, 'bill', { items, payments, ...more })
  const sellCash = (quantity = 7, more: object = {}) =>
    sell([line('Viên', quantity)], [{ method: 'CASH', amount: 500 * quantity }], more)

  await sell(
    [line('Vỉ', 12, { discount: { unit: 1, value: 7 } }), { productId: gloves.id, unitId: pair, quantity: 3 }],
    [{ method: 'CASH', amount: 100_000 }],
    { discount: { unit: 2, value: 1_234 } },
  )
  await sell(
    [line('Hộp', 1)],
    [
      { method: 'CASH', amount: 12_000 },
      { method: 'DEBT', amount: 30_000 },
    ],
    { customerId: customer.id },
  )
  const owed = await sell([line('Vỉ', 2)], [{ method: 'DEBT', amount: 9_000 }], { customerId: customer.id })
  await post(person, 'debt/collect', { customerId: customer.id, amount: 35_000, method: 'CASH' })
  await post(person, `bill/${owed.id}/cancel`, { reason: 'Khách trả' })
  await post(person, 'contraindicated-pair/list', {
    fileName: 'cap.csv',
    content: 'ingredient_1,ingredient_2\nAspirin,Ketorolac',
  })
  const kept = await sell([{ ...line('Viên', 10), daysOfSupply: 30 }], [{ method: 'CASH', amount: 5_000 }], {
    customerId: customer.id,
  })
  await post(person, `bill/${kept.id}/cancel`, { reason: 'Giữ tiền', keepPayments: true })
  const back = await sellCash(9)
  await post(person, `bill/${back.id}/cancel`, { reason: 'Nhầm' })
  await sellCash()

  const payment = await person.patch('inbound/pay-debt', { providerId: provider.id, amount: 5_000, method: 'CASH' })
  if (payment.status >= 300) throw new Error(`inbound/pay-debt: ${JSON.stringify(payment.body)}`)
  const kinds: Json[] = (await person.get('voucher/kind')).data
  const accountId = (await person.get('cash-account')).data[0].id
  for (const direction of ['IN', 'OUT']) {
    const kindId = kinds.find(kind => kind.direction === direction).id
    await post(person, 'voucher', { direction, kindId, accountId, amount: 15_000 })
    const wrong = await post(person, 'voucher', { direction, kindId, accountId, amount: 4_000 })
    await post(person, `voucher/${wrong.id}/cancel`, { reason: 'Nhầm' })
  }
  await busyMoney(person, accountId)
  await post(person, `inbound/${opening.id}/cancel`, { reason: 'Đếm lại' }, 409)
  await keepCatalogue(person, product, gloves)
  await busyPrices(person, product)
  await busyCounting(person, product, gloves)
  await busyStorageConditions(person)
  await busyBuying(person, provider)
  await keepApart(person, product)
  await giveBack(person, purchase())
  await busyReturns(person, () => sellCash(6))
  const printer = { kind: 'QUEUE', address: testQueue, language: 'esc-pos', dots: 576, feedLines: 4, drawerPin: 2 }
  await post(person, 'printer', { name: 'Quầy trước', hasCutter: true, ...printer })
  await busySurcharges(person, surchargeId =>
    sell([line('Viên', 2)], [{ method: 'CASH', amount: 2_000 }], { surcharges: [{ surchargeId }] }),
  )
  await busyShifts(person, more => sellCash(2, more))
  await busyPromotions(person, more => sellCash(2, more))
  await busyOrders(person, customer.id, { productId: gloves.id, unitId: pair }, 3_000)
  await busyPoints(person, customer.id)
  await busyTransfers(person, ({ accountId: bank }: { accountId?: string }) =>
    sell([line('Viên', 2)], [{ method: 'BANK', amount: 1_000, accountId: bank }]),
  )
  return { product, gloves, customer, provider, sell: sellCash }
}

/** One tablet goes into quarantine and comes back. */
async function keepApart(person: Person, product: Json): Promise<void> {
  const lot = (await person.get(`lot?productId=${product.id}&limit=1`)).data.items[0]
  for (const to of ['quarantine', 'sellable'])
    await post(person, `lot/${lot.id}/quarantine`, { to, quantity: 1, reason: 'Vỉ phồng' }, 200)
}

/** What happens to a catalogue: a maker and a shelf, a combo that is sold twice and taken back once, twins that are merged. */
async function keepCatalogue(person: Person, product: Json, gloves: Json): Promise<void> {
  const unitOf = (of: Json, name: string) => of.units.find((one: Json) => one.name === name).id
  const combo = await someProduct(person, {
    type: 3,
    name: 'Bộ sơ cứu',
    isLotManaged: false,
    manufacturer: 'Tự đóng gói',
    shelfPosition: 'Kệ quầy',
    units: [{ name: 'Bộ', ratio: 1, price: 9_999, isBase: true }],
    components: [
      { productId: product.id, unitId: unitOf(product, 'Vỉ'), quantity: 1 },
      { productId: gloves.id, unitId: gloves.units[0].id, quantity: 2 },
    ],
  })
  const items = [{ productId: combo.id, unitId: combo.units[0].id, quantity: 3 }]
  const sold = () => post(person, 'bill', { items, payments: [{ method: 'CASH', amount: 29_997 }] })
  await sold()
  await post(person, `bill/${(await sold()).id}/cancel`, { reason: 'Nhầm' })

  const twin = await someProduct(person, {
    isLotManaged: false,
    name: 'Găng tay y tế (trùng)',
    units: gloves.units.map(twinUnit),
  })
  const stock = [{ productId: twin.id, unitId: twin.units[0].id, quantity: 7, price: 1_999 }]
  await post(person, 'inbound', { kind: 'OPENING', status: 'SUCCEED', items: stock })
  await post(person, `product/${gloves.id}/merge`, { duplicateId: twin.id, duplicateVersion: twin.version })
  await someProduct(person, { isLotManaged: false, name: 'Găng tay cao su', units: gloves.units.map(twinUnit) })
  await post(person, 'saved-view', { screen: 'product', name: 'Sắp hết', query: { stock: 'below' } })
}

const twinUnit = ({ id: _, ...unit }: Json) => unit

/** Goods that went back to their provider, by receipt and free, one taken back, and a basket of what is to follow. */
async function giveBack(person: Person, purchase: object): Promise<void> {
  const receipt = await payRest(person, purchase, 10_000)
  const lots: Json[] = (await person.get(`inbound-return/candidate?inboundId=${receipt.id}`)).data
  const body = (lot: Json, quantity: number, more: object = {}) => ({
    status: 'SUCCEED',
    reason: 'NEAR_EXPIRY',
    providerId: receipt.providerId,
    items: [{ ...pickOf(lot), unitId: lot.units.at(-1).id, quantity, price: 301, vatRate: 5 }],
    ...more,
  })
  const bySource = { inboundId: receipt.id }
  const payments = [{ method: 'CASH', amount: 1_000 }]
  await post(person, 'inbound-return', body(lots[0], 30, { ...bySource, payments, deduction: 7 }))
  const wrong = await post(person, 'inbound-return', body(lots[0], 11, { ...bySource, payments }))
  await post(person, `inbound-return/${wrong.id}/cancel`, { reason: 'Không nhận' })
  await post(person, `inbound/${receipt.id}/cancel`, { reason: 'Nhầm' }, 409)
  const free = { ...lots[1], inboundItemId: null }
  await post(person, 'inbound-return', body(free, 5, { reason: 'DAMAGED' }))
  await post(person, 'inbound-return', body(free, 2, { status: 'DRAFT', deadline: '2026-12-31' }))
}

const pickOf = ({ productId, lotId, inboundItemId }: Json) => ({
  productId,
  lotId,
  ...(inboundItemId && { inboundItemId }),
})

/** Completes an import of which some is paid in cash and the rest is owed. */
async function payRest(person: Person, body: object, cash: number): Promise<Json> {
  const draft = await post(person, 'inbound', { ...body, status: 'DRAFT', payments: [] })
  const { version, payable } = draft
  const { kind: _, ...content } = body as Record<string, unknown>
  const payments = [
    { method: 'CASH', amount: cash },
    { method: 'DEBT', amount: payable - cash },
  ]
  const reply = await person.put(`inbound/${draft.id}`, { ...content, version, status: 'SUCCEED', payments })
  if (reply.status >= 300) throw new Error(`inbound: ${JSON.stringify(reply.body)}`)
  return reply.data
}

async function post(person: Person, path: string, body: object, status?: number): Promise<Json> {
  const reply: Reply = await person.post(path, body)
  if (status ? reply.status !== status : reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
  return reply.data
}
