import { newId } from '@quay/server/db/new-id'
import type { ShopServer } from './shop-server.ts'

/** A store with goods on its shelf, signed in. */
export interface Shop {
  token: string
  username: string
  password: string
  storeId: string
  employeeId: string
  branchId: string
  products: { id: string; unitId: string; price: number }[]
}

let shops = 0

/** What the server answers; throws where it refuses. */
export async function ask<Data>(
  server: ShopServer,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Data> {
  const reply = await server.request(method, path, body, token)
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`)
  return JSON.parse(reply.body).data
}

/** Registers a store and puts lot-managed goods on its shelf, two lots each, through the commands. */
export async function openShop(server: ShopServer, productCount: number): Promise<Shop> {
  shops++
  const [username, password] = [`do-${shops}`, 'mat-khau-do']
  const { accessToken: token } = await ask<{ accessToken: string }>(server, 'POST', 'auth/register-store', {
    storeName: `Nhà thuốc đo ${shops}`,
    fullName: 'Người đo',
    phone: `09${String(10_000_000 + shops)}`,
    username,
    password,
  })
  const profile = await ask<{ id: string; store: { id: string }; branches: { id: string }[] }>(
    server,
    'GET',
    'auth/profile',
    undefined,
    token,
  )
  const products: Shop['products'] = []
  for (let i = 0; i < productCount; i++) {
    const product = await ask<{ id: string; units: { id: string; price: number }[] }>(
      server,
      'POST',
      'product',
      {
        type: 1,
        name: `Thuốc đo số ${i + 1} ${(i % 9) + 1}00 mg`,
        isLotManaged: true,
        vatRate: 0,
        units: [{ name: 'Viên', ratio: 1, price: 1_000 + i, isBase: true }],
      },
      token,
    )
    products.push({ id: product.id, unitId: product.units[0]!.id, price: product.units[0]!.price })
  }
  for (let from = 0; from < products.length; from += 100) {
    const part = products.slice(from, from + 100)
    const lots = ['2029-06-30', '2030-06-30'].map((expiryDate, i) => ({
      lotNumber: `L${i}`,
      expiryDate,
      quantity: 400_000_000,
    }))
    const items = part.map(({ id, unitId }) => ({ productId: id, unitId, quantity: 800_000_000, price: 1, lots }))
    await ask(server, 'POST', 'inbound', { id: newId(), kind: 'OPENING', status: 'SUCCEED', items }, token)
  }
  const { id: employeeId, store, branches } = profile
  return { token, username, password, storeId: store.id, employeeId, branchId: branches[0]!.id, products }
}

/** Four different goods of a shop, chosen evenly. */
export function basket(shop: Shop): Shop['products'] {
  const chosen = new Set<number>()
  while (chosen.size < 4) chosen.add(Math.floor(Math.random() * shop.products.length))
  return [...chosen].map(i => shop.products[i]!)
}
