import { randomInt } from 'node:crypto'
import type { Reply } from '../app.ts'
import { someCustomer, someProduct, someProvider } from '../factories.ts'
import type { World } from './world.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** What each right over fields keeps from whoever lacks it, as digits or words that stand nowhere else. */
export interface Secrets {
  cost: readonly string[]
  profit: readonly string[]
  customer_phone: readonly string[]
  provider: readonly string[]
  cashbook: readonly string[]
}

const cost = 7_654_321
const price = 9_111_113
const [customerPhone, customerTail] = ['0977123654', '977123654']
const provider = {
  phone: '02838765412',
  email: 'kin-dao@nha-cung-cap.example',
  contactName: 'Người Liên Hệ Kín Đáo',
  address: 'Số 90417 đường Kín Đáo',
  note: 'Ghi chú kín đáo',
  bankAccounts: [{ bankName: 'Vietcombank', accountNumber: '90417904179', accountName: 'KIN DAO' }],
}
const balance = 88_765_431
/** What a book adds to the cost: with its prices it tells the cost. */
const overCost = 6_543_217
const times = (value: number) => Array.from({ length: 60 }, (_, i) => String(value * (i + 1)))

/** Lets goods of an unlikely price go through every kind of document, with partners of unlikely words. */
export async function plantSecrets({ caller, owner, elsewhere }: World): Promise<Secrets> {
  const product = await someProduct(caller, {
    name: 'Thuốc trồng để tìm',
    vatRate: 0,
    units: [{ name: 'Viên', ratio: 1, price, isBase: true, isDefaultSale: true, isDefaultPurchase: true }],
  })
  const unitId = product.units[0].id
  const line = (quantity: number, more: object = {}) => ({ productId: product.id, unitId, quantity, ...more })
  const supplier = await someProvider(caller, provider)
  const customer = await someCustomer(caller, { name: 'Khách trồng', phone: customerPhone })
  const buy = (status: string, payments: object[]) =>
    made(
      caller.post('inbound', {
        kind: 'PURCHASE',
        status,
        providerId: supplier.id,
        items: [
          line(20, { price: cost, vatRate: 0, lots: [{ lotNumber: 'TRONG', expiryDate: '2031-06-30', quantity: 20 }] }),
        ],
        payments,
      }),
    )
  const paid = 1_000_003
  const payments = [
    { method: 'CASH', amount: paid },
    { method: 'DEBT', amount: cost * 20 - paid },
  ]
  const bought = await buy('SUCCEED', payments)
  const wrong = await buy('SUCCEED', payments)
  await made(caller.post(`inbound/${wrong.id}/cancel`, { reason: 'Nhầm', keepPayments: true }))
  const { version } = (await caller.get(`inbound/${bought.id}`)).data
  await made(caller.patch(`inbound/${bought.id}`, { version, note: 'Đủ hàng' }))
  await made(
    caller.post('purchase-order', {
      status: 'SUCCEED',
      providerId: supplier.id,
      items: [line(3, { price: cost, vatRate: 0 })],
    }),
  )

  const sell = (quantity: number) =>
    made(
      caller.post('bill', {
        items: [line(quantity)],
        customerId: customer.id,
        payments: [{ method: 'CASH', amount: price * quantity }],
      }),
    )
  const sold = await sell(2)
  const [{ id: billItemId }] = sold.items
  const refund = [{ method: 'CASH', amount: price }]
  const back = { billId: sold.id, reason: 'OTHER', items: [{ billItemId, quantity: 1 }], payments: refund }
  await made(caller.post('sale-return', back))
  await made(caller.post(`bill/${(await sell(1)).id}/cancel`, { reason: 'Nhầm' }))

  const order = (more: object = {}) =>
    made(
      caller.post('order', {
        status: 'SUCCEED',
        customerId: customer.id,
        items: [line(1)],
        deposit: { payments: [{ method: 'CASH', amount: 1 }] },
        ...more,
      }),
    )
  await order()
  await order()
  await order({ status: 'DRAFT', deposit: undefined })

  const lot = (await caller.get(`lot?productId=${product.id}&limit=1`)).data.items[0]
  const dispose = (status: string) =>
    made(caller.post('disposal', { status, reason: 'DAMAGED', items: [line(1, { lotId: lot.id })] }))
  await dispose('SUCCEED')
  await made(caller.post(`disposal/${(await dispose('SUCCEED')).id}/cancel`, { reason: 'Nhầm' }))
  await made(caller.post(`lot/${lot.id}/quarantine`, { to: 'quarantine', quantity: 1, reason: 'Vỉ phồng' }))

  const sent = await made(
    caller.post('stock-transfer', { status: 'SUCCEED', targetBranchId: elsewhere, items: [line(4)] }),
  )
  const [part] = sent.items[0].lots
  const short = [{ id: part.id, received: 2, back: 1, lost: 1 }]
  await made(
    owner.post(`stock-transfer/${sent.id}/receive`, {
      version: sent.version,
      lots: short,
      lossReason: 'Vỡ',
      lossParty: 'Xe',
    }),
  )
  await made(caller.post('stock-transfer', { status: 'SUCCEED', targetBranchId: elsewhere, items: [line(1)] }))

  const shelf = (await caller.get(`lot?productId=${product.id}&limit=1`)).data.items[0]
  const check = await made(caller.post('inventory-check', { kind: 'PRODUCT', productIds: [product.id] }))
  const sheet = await made(caller.post(`inventory-check/${check.id}/sheet`, {}))
  const now = new Date().toISOString()
  const counted = {
    productId: product.id,
    lotNumber: shelf.number,
    parts: [{ unitId, quantity: shelf.quantity - 1 }],
    startedAt: now,
    countedAt: now,
    revision: 1,
  }
  await made(caller.post(`count-sheet/${sheet.id}/line`, { clock: now, lines: [counted] }))
  await made(caller.post(`inventory-check/${check.id}/complete`, {}))

  const returned = (await caller.get(`inbound-return/candidate?inboundId=${bought.id}`)).data[0]
  await made(
    caller.post('inbound-return', {
      status: 'SUCCEED',
      reason: 'NEAR_EXPIRY',
      providerId: supplier.id,
      inboundId: bought.id,
      items: [line(1, { lotId: returned.lotId, inboundItemId: returned.inboundItemId, price: cost, vatRate: 0 })],
    }),
  )
  const account = await made(
    caller.post('cash-account', { name: 'Quỹ trồng', accountNumber: String(randomInt(1e9)), bankBin: '970436' }),
  )
  await made(caller.post(`cash-account/${account.id}/opening`, { amount: balance }))
  const formula = { base: 'cost', adjustUnit: 2, adjustValue: overCost, rounding: 1 }
  const book = await made(caller.post('price-book', { name: 'Bảng giá trồng', formula }))
  await made(caller.post(`price-book/${book.id}/formula`, { formula, keyword: 'Thuốc trồng' }))
  return {
    cost: [...times(cost), String(overCost)],
    profit: times(price - cost),
    customer_phone: [customerPhone, customerTail],
    provider: [
      provider.phone,
      provider.phone.slice(1),
      provider.email,
      provider.contactName,
      provider.address,
      provider.note,
      provider.bankAccounts[0]!.accountNumber,
    ],
    cashbook: [String(balance)],
  }
}

async function made(call: Promise<Reply>): Promise<Json> {
  const reply = await call
  if (reply.status >= 300) throw new Error(JSON.stringify(reply.body))
  return reply.data
}
