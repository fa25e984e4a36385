import { beforeEach, expect, it } from 'vitest'
import type { KnownProduct } from '../../offline/goods/known-product.ts'
import type { DraftStorage } from './drafts/draft-storage.ts'
import { followMerged, followUnknown } from './drafts/follow-merged.ts'
import { context, noDrafts, product } from './sale-samples.ts'
import { makeTill, mostTabs, type Till } from './till.ts'

const id = (last: number) => `01890000-0000-7000-8000-${String(last).padStart(12, '0')}`
const [tablet, box] = product().units
const medicine = product({
  id: id(1),
  units: [
    { ...tablet!, id: id(2) },
    { ...box!, id: id(3) },
  ],
})

let kept: DraftStorage['kept']
let till: Till

function open(): Till {
  const save: DraftStorage['save'] = (drafts, activeId) => {
    kept = { drafts: [...drafts], activeId, setAside: 0 }
  }
  const opened = makeTill({ ...noDrafts, kept, save })
  opened.setContext(context)
  opened.keepProducts([medicine])
  return opened
}
const state = () => till.store.getState()

beforeEach(() => {
  kept = noDrafts.kept
  till = open()
})

it('hands everything to the storage with each command, and opens on it', () => {
  till.add(medicine, null, 3)
  till.openTab()
  till.add(medicine, id(3), 1)
  till.showTab(state().drafts[0]!.id)
  const before = { drafts: state().drafts, activeId: state().activeId }
  till = open()
  expect(state()).toMatchObject(before)
  expect(state().view.priced.payable).toBe(3000)
})

it('adds the unit of a barcode, else the one that is sold by default, and selects its line', () => {
  till.add(medicine, id(3), 2)
  till.add(medicine, null, 1)
  expect(state().view.lines.map(({ line }) => [line.unit.name, line.quantity])).toEqual([
    ['Hộp', 2],
    ['Viên', 1],
  ])
  expect(state().selectedId).toBe(state().view.lines[1]!.line.id)
})

it('lets nobody change a draft that is on its way', () => {
  till.add(medicine, null, 1)
  till.markSent(state().activeId, true)
  till.add(medicine, null, 5)
  till.dispatch({ do: 'set-order-discount', discount: { unit: 2, value: 500 } })
  expect(state().view.priced.payable).toBe(1000)
  till.refuse(state().activeId, { lineId: null, sentence: 'Hết hàng' })
  till.add(medicine, null, 5)
  expect(state().view.priced.payable).toBe(6000)
  expect(state().note).toBeNull()
})

it('stands on an empty bill after one is finished', () => {
  till.add(medicine, null, 1)
  const sold = state().activeId
  till.finish(sold)
  expect(state().drafts.map(({ cart }) => cart.lines.length)).toEqual([0])
  expect(state().activeId).not.toBe(sold)
})

it('opens a closed bill again as it was', () => {
  till.add(medicine, null, 4)
  const draft = till.activeDraft()
  till.closeTab(draft.id)
  expect(state().view.lines).toHaveLength(0)
  till.openDraft(draft)
  expect(till.activeDraft().cart).toEqual(draft.cart)
})

it('marks a line whose price changed while it stood in the cart', () => {
  till.add(medicine, null, 1)
  till.keepProducts([{ ...medicine, units: medicine.units.map(unit => ({ ...unit, price: unit.price + 100 })) }])
  const lineId = state().view.lines[0]!.line.id
  expect(state().priceChanges.get(lineId)).toEqual({ from: 1000, to: 1100 })
  expect(state().view.priced.payable).toBe(1100)
})

/** What a sync says of a product that was merged. */
const merge = (merged: string, survivor: KnownProduct) =>
  followMerged(till, { get: async () => [survivor] }, [{ id: merged, mergedInto: survivor.id }])

it('follows a merge: lines go on as lines of the survivor, in its unit of the same ratio, at its price, with lots by expiry', async () => {
  till.add(medicine, id(3), 2)
  till.dispatch({ do: 'set-lots', lineId: state().view.lines[0]!.line.id, lots: [{ lotId: 'l1', quantity: 24 }] })
  const [, tenfold] = medicine.units
  const survivor = product({
    id: id(9),
    name: 'Paracetamol mới',
    units: [
      { ...tenfold!, id: id(7), name: 'Lốc', price: 1 },
      { ...tenfold!, id: id(8), price: 30_000 },
    ],
  })
  await merge(medicine.id, survivor)
  expect(state().view.lines[0]!.line).toMatchObject({
    productId: id(9),
    productName: 'Paracetamol mới',
    unit: { id: id(8) },
    quantity: 2,
    lots: null,
  })
  expect(state().view.priced.payable).toBe(60_000)
  // What is on its way to the server is what the customer saw.
  till.markSent(state().activeId, true)
  await merge(id(9), { ...medicine, id: id(1) })
  expect(state().view.lines[0]!.line.productId).toBe(id(9))
})

it('asks what became of goods that are not among all that were loaded, and follows the merge', async () => {
  till.add(medicine, id(3), 2)
  till.forgetProducts([medicine.id])
  expect(till.unknownProducts()).toEqual([medicine.id])
  const survivor = product({ id: id(9), name: 'Paracetamol mới', units: [{ ...medicine.units[1]!, id: id(8) }] })
  const goods = { get: async () => [survivor] }
  await followUnknown(till, goods, till.unknownProducts(), async () => {
    throw new Error('no network')
  })
  expect(state().view.lines[0]!.line.productId).toBe(medicine.id)
  await followUnknown(till, goods, till.unknownProducts(), async () => survivor.id)
  expect(state().view.lines[0]!.line).toMatchObject({ productId: id(9), unit: { id: id(8) }, quantity: 2 })
  expect(till.unknownProducts()).toEqual([])
})

it('leaves a line as it is where the survivor has no such unit', async () => {
  till.add(medicine, id(3), 1)
  const before = state().drafts
  await merge(medicine.id, product({ id: id(9), units: [{ ...medicine.units[0]!, ratio: 7 }] }))
  expect(state().drafts).toBe(before)
})

it('says that a deleted product cannot be sold', () => {
  till.add(medicine, null, 1)
  till.forgetProducts([id(5)])
  expect(state().view.lines[0]).toMatchObject({ isCounted: true, product: { id: medicine.id } })
  till.forgetProducts([medicine.id])
  expect(state().view.lines[0]).toMatchObject({ isCounted: false, product: null })
})

it('opens no more bills than a till may have, and says so', () => {
  for (let open = 1; open < mostTabs; open += 1) {
    till.add(medicine, id(2), 1)
    expect(till.openTab()).toBe(true)
  }
  till.add(medicine, id(2), 1)
  expect(till.openTab()).toBe(false)
  expect(state().drafts).toHaveLength(mostTabs)
  till.closeTab(state().drafts[0]!.id)
  expect(till.openTab()).toBe(true)
})
