import { newId } from '../../src/db/new-id.ts'
import { type Answer, type Call, persistentCall } from './persistent-call.ts'
import type { Random } from './random.ts'
import { pointRuleOf } from './sale/point-rule-of.ts'

export interface SoakShop {
  storeId: string
  /** Two, so that goods can move. */
  branches: { id: string; cashAccountId: string }[]
  products: { id: string; units: { id: string; ratio: number; price: number }[]; isLotManaged: boolean }[]
  /** The products and combos of them. */
  sold: SoakShop['products']
  /** Liều, one of them at a fixed price. */
  samples: { id: string; items: { productId: string; unitId: string; quantity: number }[] }[]
  /** Goods that somebody entered twice: the twin, and what it is a twin of. */
  twins: Map<string, string>
  /** Books of prices, some of them turned off. */
  priceBooks: string[]
  customers: string[]
  /** Promotions that are there; those whose codes are presents; codes that customers have. */
  promotions: string[]
  promotionsMade: number
  vouchers: string[]
  codes: string[]
  providers: string[]
  bankAccountId: string
  /** What is taken beside goods; the first stands on bills by itself. */
  surcharges: string[]
  voucherKinds: { id: string; direction: string }[]
  /** Two with all rights: what one has counted the other counts again. */
  people: { id: string; send: Send }[]
}

/** Goods by the tablet and by the box of thirty. */
export const soakUnits = (price: number) => [
  { name: 'Viên', ratio: 1, price, isBase: true },
  { name: 'Hộp', ratio: 30, price: price * 28, isBase: false },
]

export type Send = (call: Call) => Promise<Answer>

/** Sends as somebody; throws for an answer that is not the success that was asked for. */
export async function expectSuccess(send: Send, call: Call) {
  const answer = await send(call)
  if (answer.status >= 300) throw new Error(`${call.method} ${call.path}: ${answer.status} ${answer.error}`)
  return answer.data
}

/** Sends as somebody who signs in again when the token is over: a long run outlives it. */
function sendAs(origin: string, who: { username: string; password: string }, first: string): Send {
  let token = first
  return async call => {
    const answer = await persistentCall(origin, token, call)
    if (answer.status !== 401) return answer
    token = await signIn(origin, who)
    return persistentCall(origin, token, call)
  }
}

async function signIn(origin: string, body: { username: string; password: string }): Promise<string> {
  const call = { method: 'POST', path: 'auth/login', body }
  return (await expectSuccess(one => persistentCall(origin, null, one), call)).accessToken
}

/** A store of two branches with goods of both kinds, customers with and without a debt limit, providers and a bank account. */
export async function openSoakShop(origin: string, random: Random): Promise<SoakShop> {
  const suffix = newId().slice(-8)
  const unknown: Send = call => persistentCall(origin, null, call)
  const own = { username: `ben-${suffix}`, password: 'mat-khau-ben' }
  const { accessToken: token } = await expectSuccess(unknown, {
    method: 'POST',
    path: 'auth/register-store',
    body: {
      storeName: 'Nhà thuốc thử bền',
      fullName: 'Người thử',
      phone: `09${random.between(10_000_000, 99_999_999)}`,
      ...own,
    },
  })
  const send = sendAs(origin, own, token)
  const post = (path: string, body: object) =>
    expectSuccess(send, { method: 'POST', path, body: { id: newId(), ...body } })
  const profile = await expectSuccess(send, { method: 'GET', path: 'auth/profile' })

  const products: SoakShop['products'] = []
  for (let i = 0; i < 12; i++) {
    const price = random.between(1, 90) * 500
    const product = await post('product', {
      type: 1,
      name: `Thuốc bền ${i}`,
      isLotManaged: i % 4 !== 0,
      vatRate: random.pick([0, 5, 8, 10, -1]),
      units: soakUnits(price),
      ...(i % 5 === 4 && { promotable: false }),
    })
    products.push({ id: product.id, units: product.units, isLotManaged: product.isLotManaged })
  }
  // Sold like all other goods; what leaves the shelves are the components.
  const combos: SoakShop['products'] = []
  for (let i = 0; i < 2; i++) {
    const parts = products.slice(i * 3, i * 3 + 3)
    const combo = await post('product', {
      type: 3,
      name: `Combo bền ${i}`,
      isLotManaged: false,
      vatRate: 0,
      comboPrice: i === 0 ? 'OWN' : 'SUM',
      units: [{ name: 'Bộ', ratio: 1, price: 77_777, isBase: true }],
      components: parts.map(part => ({
        productId: part.id,
        unitId: part.units[0]!.id,
        quantity: random.between(1, 5),
      })),
    })
    combos.push({ id: combo.id, units: combo.units, isLotManaged: false })
  }
  const samples: SoakShop['samples'] = []
  for (let i = 0; i < 2; i++) {
    const items = products
      .slice(6 + i * 2, 8 + i * 2)
      .map(({ id, units }) => ({ productId: id, unitId: units[0]!.id, quantity: random.between(1, 4) }))
    const price = i === 0 ? { priceKind: 'FIXED', price: random.between(100, 90_000) } : {}
    const { id } = await post('sample-medicine', { name: `Liều bền ${i}`, ...price, items })
    samples.push({ id, items })
  }
  const customers: string[] = []
  for (let i = 0; i < 4; i++)
    customers.push(
      (
        await post('customer', {
          name: `Khách bền ${i}`,
          phone: `03${random.between(10_000_000, 99_999_999)}`,
          ...(i === 0 && { debtLimit: 500_000 }),
        })
      ).id,
    )
  const providers: string[] = []
  for (let i = 0; i < 3; i++) providers.push((await post('provider', { name: `Nhà cung cấp bền ${i}` })).id)
  const bank = await post('cash-account', { name: 'Ngân hàng', bankBin: '970436', accountNumber: '0011002233445' })
  const surcharges: string[] = []
  for (const body of [
    { name: 'Phụ thu bền', amount: { unit: 1, value: 2.5 }, vatRate: 8, returns: 'SHARE', isAutomatic: true },
    { name: 'Đóng gói bền', amount: { unit: 2, value: 4_999 }, vatRate: 10, returns: 'SHARE' },
    { name: 'Pha chế bền', amount: { unit: 2, value: 3_000 }, vatRate: 0, returns: 'WHOLE' },
    { name: 'Giao gần bền', amount: { unit: 2, value: 7_000 }, vatRate: 8, returns: 'NEVER' },
  ])
    surcharges.push((await post('surcharge', body)).id)
  const other = await post('branch', { name: 'Chi nhánh hai' })
  await expectSuccess(send, {
    method: 'PUT',
    path: 'tax-info',
    key: newId(),
    body: { branchId: other.id, taxCode: '0312770607', method: 'DEDUCTION' },
  })
  // Goods without lots are also sold before they came; what a count finds far from the books is counted again.
  for (const [key, value] of [
    ['sellWithoutStock', true],
    ['useShifts', true],
    ['recountValue', 500_000],
    ['promoteMedicines', true],
  ] as const)
    await expectSuccess(send, { method: 'PATCH', path: 'setting', key: newId(), body: { key, value, version: 0 } })
  await expectSuccess(send, { method: 'POST', path: 'point/setting', key: newId(), body: pointRuleOf(random) })
  const get = (path: string) => expectSuccess(send, { method: 'GET', path })
  const branches: SoakShop['branches'] = []
  for (const id of [profile.branches[0].id, other.id]) {
    const accounts: { id: string; kind: string }[] = await get(`cash-account?branchId=${id}`)
    branches.push({ id, cashAccountId: accounts.find(account => account.kind === 'CASH')!.id })
  }
  const colleague = await hireColleague(origin, send, suffix, [profile.branches[0].id, other.id])
  return {
    people: [{ id: profile.id, send }, colleague],
    storeId: profile.store.id,
    branches,
    products,
    sold: [...products, ...combos],
    samples,
    twins: new Map(),
    priceBooks: [],
    voucherKinds: await get('voucher/kind'),
    customers,
    promotions: [],
    promotionsMade: 0,
    vouchers: [],
    codes: [],
    providers,
    bankAccountId: bank.id,
    surcharges,
  }
}

/** Another person with the same rights, after the first sign-in with a password of their own. */
async function hireColleague(origin: string, send: Send, suffix: string, branchIds: string[]) {
  const roles = await expectSuccess(send, { method: 'GET', path: 'role?limit=20' })
  const role = (roles.items as { id: string; name: string }[]).find(({ name }) => name === 'admin')!
  const [username, first, own] = [`ben-${suffix}-hai`, 'mat-khau-dau', 'mat-khau-rieng']
  const body = { id: newId(), fullName: 'Người thử hai', username, password: first, roleId: role.id, branchIds }
  const { id } = await expectSuccess(send, { method: 'POST', path: 'employee', body })
  const firstToken = await signIn(origin, { username, password: first })
  const change = { method: 'POST', path: 'auth/change-password', body: { currentPassword: first, newPassword: own } }
  await expectSuccess(one => persistentCall(origin, firstToken, one), change)
  const who = { username, password: own }
  return { id: id as string, send: sendAs(origin, who, await signIn(origin, who)) }
}

/** Some of what is taken beside goods, one of them with a typed amount; often what the store puts on by itself, and nothing is said. */
export function somethingBeside(shop: SoakShop, random: Random) {
  if (random.chance(0.5)) return {}
  const chosen = shop.surcharges.filter(() => random.chance(0.4))
  return {
    surcharges: chosen.map(surchargeId => ({
      surchargeId,
      ...(random.chance(0.3) && { amount: random.between(1, 9_999), isTyped: true }),
    })),
    declinedSurcharges: shop.surcharges.filter(id => !chosen.includes(id)),
  }
}
