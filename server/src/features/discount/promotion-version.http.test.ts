import type { Promotion } from '@quay/contract/discount/promotion'
import { beforeAll, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { setPoints } from '../../../test/set-points.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
let owner: Person
let goods: Shelved
let other: Shelved
let colleague: Person
let branchId: string
beforeAll(async () => {
  owner = await shop.registerStore()
  goods = await shelve(shop, owner, [{ quantity: 100 }], { type: 2 })
  other = await shelve(shop, owner, [{ quantity: 100 }], { type: 2 })
  colleague = await addEmployee(shop, owner)
  branchId = await addBranch(shop, owner, 'Chi nhánh trống')
})

const done = (reply: Reply): Reply => {
  expect([reply.status < 300, reply.body.message]).toEqual([true, reply.body.message])
  return reply
}
interface Known {
  promotionVersion: string
  promotionCounts: { id: string; usedCount: number; usedAmount: number; hasVouchers: boolean }[]
  promotions?: Promotion[]
}
const ask = async (version?: string): Promise<Known> =>
  done(await owner.get(`till/context${version ? `?promotionVersion=${version}` : ''}`)).data
const promote = async (name: string, part: object = {}) =>
  done(await owner.post('discount', { name, level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1000 }], ...part }))
    .data as { id: string; version: number }
const versionOf = async (id: string) => (await owner.get(`discount/${id}`)).data.version as number

it('gives a till nothing new while nothing changed, and all of them after each kind of write that changes one', async () => {
  const group = done(await owner.post('product-group', { name: 'Sữa' })).data
  const customers = done(await owner.post('customer-group', { name: 'Khách quen' })).data
  const tiers = (list: object[]) => owner.post('point/tier', { tiers: list })
  const [tier] = done(await tiers([{ name: 'Bạc', minSpent: 1000, earnRate: 10_000 }])).data.items
  let first = { id: '', version: 0 }
  const of = (kind: string, id: string) => [{ kind, id }]
  const writes: [string, () => Promise<unknown>][] = [
    [
      'a new one',
      async () => {
        first = await promote('Đầu', { goods: of('PRODUCT', other.id) })
      },
    ],
    [
      'its fields',
      async () => done(await owner.patch(`discount/${first.id}`, { version: first.version, rules: [{ value: 2000 }] })),
    ],
    [
      'its place',
      async () =>
        done(
          await owner.patch('discount/rank', {
            ranks: [{ id: first.id, rank: 7, version: await versionOf(first.id) }],
          }),
        ),
    ],
    ['goods that are merged', async () => mergeInto(goods, other)],
    ['one of a group of goods', () => promote('Nhóm hàng', { goods: of('GROUP', group.id) })],
    [
      'the group deleted',
      async () => done(await owner.delete(`product-group/${group.id}`, { version: group.version })),
    ],
    ['one of a group of customers', () => promote('Nhóm khách', { groupIds: [customers.id] })],
    [
      'that group deleted',
      async () => done(await owner.delete(`customer-group/${customers.id}`, { version: customers.version })),
    ],
    ['one of a tier', () => promote('Hạng', { tierIds: [tier.id] })],
    ['the tier put away', async () => done(await tiers([]))],
    ['one of a seller', () => promote('Người bán', { sellerIds: [colleague.profile.id] })],
    ['the seller deleted', async () => done(await owner.delete(`employee/${colleague.profile.id}`))],
    ['one of a branch', () => promote('Chi nhánh', { branchIds: [branchId] })],
    ['the branch deleted', async () => done(await owner.delete(`branch/${branchId}`))],
    [
      'one that gives points, while the store gives none yet',
      () => promote('Điểm', { level: 'ORDER', effect: 'POINTS', rules: [{ value: 5 }] }),
    ],
    ['points that are given from now on', () => setPoints(owner)],
    [
      'one put away',
      async () => done(await owner.delete(`discount/${first.id}`, { version: await versionOf(first.id) })),
    ],
  ]
  for (const [what, write] of writes) {
    const before = await ask()
    expect((await ask(before.promotionVersion)).promotions, `nothing before ${what}`).toBeUndefined()
    await write()
    const after = await ask(before.promotionVersion)
    expect(after.promotions, what).toEqual((await ask()).promotions)
    expect(after.promotionVersion, what).not.toBe(before.promotionVersion)
  }
  expect((await ask()).promotions?.map(({ name }) => name)).toContain('Điểm')
})

it('tells what is used of limits without giving the promotions again', async () => {
  const { id } = await promote('Có hạn', { maxUses: 5, rank: 1 })
  const { promotionVersion } = await ask()
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 2 }]
  done(await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 10_000_000 }] }))
  const told = await ask(promotionVersion)
  expect(told.promotions).toBeUndefined()
  expect(told.promotionCounts).toEqual([{ id, usedCount: 1, usedAmount: expect.any(Number), hasVouchers: false }])
})

/** The second goods become the first. */
async function mergeInto(kept: Shelved, duplicate: Shelved) {
  const { version } = (await owner.get(`product/${duplicate.id}`)).data
  done(await owner.post(`product/${kept.id}/merge`, { duplicateId: duplicate.id, duplicateVersion: version }))
}
