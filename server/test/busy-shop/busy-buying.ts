import { newId } from '../../src/db/new-id.ts'
import type { Person } from '../app.ts'
import { someProduct } from '../factories.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

async function post(person: Person, path: string, body: object = {}): Promise<Json> {
  const reply = await person.post(path, body)
  if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
  return reply.data
}

/**
 * Buying in depth: a group of providers with papers, orders in every state (of one some came, was cancelled and came again),
 * whom a product is ordered from, and what customers asked for, open and answered.
 */
export async function busyBuying(person: Person, provider: Json): Promise<void> {
  // A store may be filled by several people.
  const suffix = newId().slice(-8)
  await post(person, 'provider-group', { name: `Công ty dược ${suffix}` })
  const group = await post(person, 'provider-group', { name: `Nhà phân phối ${suffix}`, note: 'Giao trong ngày' })
  await person.patch(`provider/${provider.id}`, {
    version: provider.version,
    providerGroupId: group.id,
    leadDays: 2,
    minOrder: 500_000,
    bankAccounts: [{ bankName: 'Vietcombank', bankBin: '970436', accountNumber: '0071000', accountName: 'DUOC A' }],
    certificates: [{ kind: 'gdp', number: '12/GDP', expiresOn: '2031-01-31' }],
  })
  const goods: Json = await someProduct(person, {
    name: 'Thuốc đặt',
    isLotManaged: false,
    minStock: 500,
    maxStock: 900,
  })
  const unitId = goods.units.find((unit: Json) => unit.name === 'Hộp').id
  const item = { productId: goods.id, unitId, quantity: 3, price: 31_337, vatRate: 5 }
  const order = (more: object = {}) =>
    post(person, 'purchase-order', { status: 'SUCCEED', providerId: provider.id, items: [item], ...more })
  await order({ status: 'DRAFT' })
  await order({ status: 'DRAFT', note: 'Hỏi giá' })
  await order({ expectedDate: '2020-01-31' })
  await order()
  const refused = await order()
  await post(person, `purchase-order/${refused.id}/cancel`, { reason: 'Hết hàng' })
  const came = (of: Json, quantity: number) =>
    post(person, 'inbound', {
      status: 'SUCCEED',
      providerId: provider.id,
      purchaseOrderId: of.id,
      items: [{ ...item, quantity, bonusQuantity: 1 }],
    })
  const partial = await order()
  const wrong = await came(partial, 3)
  await post(person, `inbound/${wrong.id}/cancel`, { reason: 'Nhầm' })
  await came(partial, 1)
  await came(await order(), 4)
  const closed = await order()
  await came(closed, 2)
  await post(person, `purchase-order/${closed.id}/close`, { reason: 'Không về nữa' })
  await person.put(`reorder/product/${goods.id}`, { providerId: provider.id })

  await post(person, 'customer-request', { name: 'Kem chống nắng', customerName: 'Cô Ba', customerPhone: '0987654321' })
  await post(person, 'customer-request', { productId: goods.id, quantity: 20 })
  const told = await post(person, 'customer-request', { productId: goods.id })
  await post(person, `customer-request/${told.id}/answer`, { version: 1, outcome: 'CALLED', note: 'Chiều ghé' })
}
