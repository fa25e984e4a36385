import { randomBytes } from 'node:crypto'
import { productType } from '@quay/contract/enumeration'

// biome-ignore lint/suspicious/noExplicitAny: a journey reads answers of every route
type Json = any

export interface Answer {
  status: number
  body: Json
  data: Json
}

export interface TestStore {
  id: string
  name: string
  username: string
  password: string
  branchId: string
  accessToken: string
  refreshToken: string
  /** What stands on the shelves, by name. */
  products: Record<string, Json>
  /** A call of the API as the owner: `call('GET', 'product?keyword=para')`. */
  call(method: string, path: string, body?: unknown): Promise<Answer>
}

export type RegisterStore = (details?: { storeName?: string; empty?: boolean }) => Promise<TestStore>

const year = new Date().getUTCFullYear()

/** What a new store gets: a medicine with lots of two expiries and three units, one that needs a prescription, and gloves. */
const goods = [
  {
    product: {
      type: productType.MEDICINE,
      name: 'Panadol Extra 500mg',
      isLotManaged: true,
      vatRate: 5,
      activeIngredient: 'Paracetamol, Cafein',
      units: [
        { name: 'Viên', ratio: 1, price: 1_500, isBase: true, barcode: '8930000000011' },
        { name: 'Vỉ', ratio: 12, price: 17_000, isBase: false, isDefaultSale: true, barcode: '8930000000028' },
        { name: 'Hộp', ratio: 180, price: 250_000, isBase: false, barcode: '8930000000035' },
      ],
    },
    quantity: 600,
    price: 1_000,
    lots: [
      { lotNumber: 'PA2601', expiryDate: `${year + 1}-06-30`, quantity: 120 },
      { lotNumber: 'PA2702', expiryDate: `${year + 2}-03-31`, quantity: 480 },
    ],
  },
  {
    product: {
      type: productType.MEDICINE,
      // Journeys sell it like any medicine; prescriptions.spec.ts has goods of its own that ask for one.
      name: 'Amoxicillin 500mg',
      isLotManaged: true,
      vatRate: 5,
      activeIngredient: 'Amoxicillin',
      units: [
        { name: 'Viên', ratio: 1, price: 2_000, isBase: true, isDefaultSale: true, barcode: '8930000000042' },
        { name: 'Hộp', ratio: 100, price: 190_000, isBase: false },
      ],
    },
    quantity: 300,
    price: 1_200,
    lots: [{ lotNumber: 'AM0915', expiryDate: `${year + 2}-09-30`, quantity: 300 }],
  },
  {
    product: {
      type: productType.MEDICINE,
      name: 'Găng tay y tế',
      isLotManaged: false,
      vatRate: 8,
      units: [{ name: 'Đôi', ratio: 1, price: 3_000, isBase: true, isDefaultSale: true }],
    },
    quantity: 200,
    price: 1_800,
    lots: undefined,
  },
] as const

/** Registers a store through the API and puts goods on its shelves, unless it shall be empty. */
export async function registerStore(baseUrl: string, details: Parameters<RegisterStore>[0] = {}): Promise<TestStore> {
  const { storeName = 'Nhà thuốc Minh Tâm', empty = false } = details
  const tail = randomBytes(4).readUInt32BE().toString().padStart(10, '0')
  const username = `chu-${tail}`
  const password = 'mat-khau-thu'
  const person = { fullName: 'Trần Thu Hà', phone: `09${tail.slice(-8)}`, username, password }
  const registered = await callAs(baseUrl)('POST', 'auth/register-store', { storeName, ...person })
  const { accessToken, refreshToken } = must(registered)
  const call = callAs(baseUrl, accessToken)
  const profile = must(await call('GET', 'auth/profile'))
  const branchId = profile.branches[0].id
  const products = empty ? {} : await stock(call, branchId)
  const { id, name } = profile.store
  return { id, name, username, password, branchId, accessToken, refreshToken, products, call }
}

async function stock(call: TestStore['call'], branchId: string): Promise<Record<string, Json>> {
  const made: Json[] = []
  for (const { product } of goods) made.push(must(await call('POST', 'product', product)))
  const items = goods.map(({ quantity, price, lots }, index) => ({
    productId: made[index].id,
    unitId: made[index].units.find((unit: Json) => unit.isBase).id,
    quantity,
    price,
    ...(lots ? { lots } : {}),
  }))
  must(await call('POST', 'inbound', { branchId, kind: 'OPENING', status: 'SUCCEED', items, payments: [] }))
  return Object.fromEntries(made.map(product => [product.name, product]))
}

/** Calls of the API as whoever holds the token; without one, as a stranger. */
export function callAs(baseUrl: string, token?: string): TestStore['call'] {
  return (method, path, body) => send(baseUrl, token, method, path, body)
}

async function send(
  baseUrl: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${baseUrl}/mp/api/${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const read: Json = await answer.json()
  return { status: answer.status, body: read, data: read?.data }
}

function must({ status, body, data }: Answer): Json {
  if (status < 300 && data) return data
  throw new Error(`The store of a test could not be made: ${JSON.stringify(body)}`)
}
