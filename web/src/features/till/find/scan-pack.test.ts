import { expect, it } from 'vitest'
import type { Catalogue } from '../../../offline/goods/catalogue.ts'
import { context, noDrafts, product } from '../sale-samples.ts'
import { makeTill } from '../till.ts'
import { addPack, findPack } from './scan-pack.ts'

const id = (last: number) => `01890000-0000-7000-8000-${String(last).padStart(12, '0')}`
const today = '2026-11-21'
const lot = (place: number, number: string, expiryDate: string, state: 'normal' | 'held' = 'normal') => ({
  id: id(10 + place),
  number,
  expiryDate,
  state,
  quantity: 100,
  firstReceivedAt: '2026-01-01T00:00:00.000Z',
})
const goods = product({
  id: id(1),
  units: product().units.map((unit, place) => ({ ...unit, id: id(2 + place) })),
  lots: [lot(0, 'GAN', '2027-06-30'), lot(1, 'XA', '2029-06-30'), lot(2, 'GIU', '2029-06-30', 'held')],
})
const catalogue = {
  findCode: async (code: string) => (code === '8935001000013' ? { product: goods, unitId: id(2) } : null),
} as unknown as Catalogue
const scan = (number: string, expiry = '290630') => findPack(catalogue, `010893500100001317${expiry}10${number}`, today)
function open() {
  const till = makeTill(noDrafts)
  till.setContext(context)
  till.keepProducts([goods])
  return till
}

it('a scanned pack is sold from the lot that it bears, whatever expires before', async () => {
  const till = open()
  for (const number of ['XA', 'XA', 'GAN']) addPack(till, (await scan(number))!, 1)
  const [line] = till.activeDraft().cart.lines
  expect(line).toMatchObject({ quantity: 3 })
  expect(line!.lots?.toSorted((a, b) => (a.lotId < b.lotId ? -1 : 1))).toEqual([
    { lotId: id(10), quantity: 1 },
    { lotId: id(11), quantity: 2 },
  ])
})

it.each([
  ['a held lot', 'GIU', '290630', /tạm giữ/],
  ['a lot that is not there', 'LA', '290630', /không có lô LA/],
  ['an expired pack', 'LA', '250630', /đã hết hạn/],
])('says why %s is not sold', async (_, number, expiry, sentence) => {
  expect((await scan(number, expiry))?.problem).toMatch(sentence)
})

it('knows what is no symbol of a pack, and goods that are not known', async () => {
  expect(await findPack(catalogue, '8935001000013', today)).toBeNull()
  expect(await findPack(catalogue, '010893500100002010A1', today)).toBeNull()
})
