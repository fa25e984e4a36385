import { newId } from '@quay/server/db/new-id'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { pointRule } from '../../domain/test/point-factory.ts'
import { ask, openShop, type Shop } from '../shop.ts'
import type { ShopServer } from '../shop-server.ts'
import { compareWithFloor } from './compare-with-floor.ts'
import { copyConnections, copySale, readSale, type SaleToCopy, statementsOfCopy } from './copied-floor.ts'

/** Goods and who buys them: always the same together, so that program and floor lock the same rows. */
interface Order {
  customerId: string
  products: Shop['products']
}

interface FullShop extends Shop {
  orders: Order[]
}

const orderCount = 50
const promotionCount = 40

/**
 * Checkout with all that a store may switch on: promotions on a line and on the bill, of many that hold; points spent and earned in lots
 * with an end; a shift that is open. The floor writes the very rows that the program wrote for the same order.
 */
export async function measureFullCheckout(
  server: ShopServer,
  { seconds = 3, rounds = 5, concurrencies = [1, 8] } = {},
) {
  const shop = await openFullShop(server)
  const floorShop = await openFullShop(server)
  const sales: SaleToCopy[] = []
  const [reader] = await copyConnections(server.address, 1, floorShop.storeId)
  for (const order of floorShop.orders) {
    const { status, body } = await sell(server, floorShop, order)
    if (status !== 201) throw new Error(`The sale was refused: ${body}`)
    sales.push(await readSale(reader!, floorShop.storeId, JSON.parse(body).data.id))
  }
  await reader!.end()
  const figures = await compareWithFloor(server, {
    seconds,
    rounds,
    concurrencies,
    sell: async () => (await sell(server, shop, anyOf(shop.orders))).status === 201,
    connect: count => copyConnections(server.address, count, floorShop.storeId),
    floor: connection => copySale(connection, anyOf(sales)),
    disconnect: connection => connection.end(),
  })
  const differences = await verifyDatabase(server.owner)
  return {
    figures,
    differences: differences.length,
    rowsPerSale: sales[0]!.written,
    floorStatements: statementsOfCopy(sales[0]!),
    asked: { cpuRatioAt8: 2 },
  }
}

/** A store with an open shift, promotions of all its goods and of some, and customers who have points. */
async function openFullShop(server: ShopServer): Promise<FullShop> {
  const shop = await openShop(server, 4 * orderCount)
  const send = <Data>(method: string, path: string, body?: unknown) => ask<Data>(server, method, path, body, shop.token)
  for (const key of ['promoteMedicines', 'useShifts']) {
    const { items } = await send<{ items: { key: string; version: number }[] }>('GET', 'setting')
    await send('PATCH', 'setting', { key, value: true, version: items.find(item => item.key === key)!.version })
  }
  const { today: startsOn } = await send<{ today: string }>('GET', 'point/setting')
  await send('POST', 'point/setting', {
    ...pointRule({ earnPerDong: 1000, dongPerPoint: 10, expiryMonths: 12 }),
    startsOn,
  })
  for (let place = 0; place < promotionCount; place++) {
    const goods = shop.products.slice(place * 4, place * 4 + 2).map(({ id }) => ({ kind: 'PRODUCT', id }))
    await send('POST', 'discount', {
      name: `Giảm ${place + 1}`,
      level: 'ITEM',
      effect: 'PERCENT',
      rules: [{ value: 5 }],
      goods,
    })
  }
  await send('POST', 'discount', { name: 'Cả hóa đơn', level: 'ORDER', effect: 'PERCENT', rules: [{ value: 3 }] })
  await send('POST', 'shift', { openingFloat: 100_000 })
  const orders: Order[] = []
  for (let place = 0; place < orderCount; place++) {
    const phone = `091${String(2_000_000 + place)}`
    const { id: customerId } = await send<{ id: string }>('POST', 'customer', { name: `Khách ${place + 1}`, phone })
    await send('POST', 'point/adjust', { customerId, amount: 1_000_000, reason: 'Đo' })
    orders.push({ customerId, products: shop.products.slice(place * 4, place * 4 + 4) })
  }
  return { ...shop, orders }
}

const sell = (server: ShopServer, shop: FullShop, { customerId, products }: Order) =>
  server.request(
    'POST',
    'bill',
    {
      id: newId(),
      branchId: shop.branchId,
      customerId,
      points: 1,
      items: products.map(({ id, unitId }) => ({ productId: id, unitId, quantity: 2 })),
      payments: [{ method: 'CASH', amount: 20_000 }],
    },
    shop.token,
  )

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!
