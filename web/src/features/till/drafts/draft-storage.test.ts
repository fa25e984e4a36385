import { beforeEach, expect, it } from 'vitest'
import type { DraftDisk } from '../../../offline/disk/draft-disk.ts'
import { changeCart, emptyCart } from '../cart/cart.ts'
import { cartLine } from '../sale-samples.ts'
import { newDraft } from './draft.ts'
import { openDraftStorage, type TextStore } from './draft-storage.ts'

const uuid = (last: number) => `01890000-0000-7000-8000-${String(last).padStart(12, '0')}`
const line = cartLine('a', { productId: uuid(7), unit: { id: uuid(8), name: 'Viên', ratio: 1 } })
const cart = changeCart(emptyCart, { do: 'add', line })
const first = { ...newDraft(uuid(1), []), cart }
const second = newDraft(uuid(2), [first])
const place = { userId: 'u', branchId: 'b' }
const copy = 'quay.v1.u.b.orders'

let texts: Map<string, string>
let disk: ReturnType<typeof makeDisk>
beforeEach(() => {
  texts = new Map()
  disk = makeDisk()
})

/** A disk whose writes last until they are released, or fail. */
function makeDisk(records = new Map<string, string>()) {
  const state = { records, writes: 0, isFull: false, release: Promise.resolve() }
  const own: DraftDisk = {
    read: async () => new Map(state.records),
    write: async changes => {
      state.writes += 1
      await state.release
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
      for (const [id, text] of changes)
        if (text === null) state.records.delete(id)
        else state.records.set(id, text)
    },
  }
  return { ...own, state }
}
const store: TextStore = {
  getItem: key => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: key => void texts.delete(key),
}
const open = () => openDraftStorage(place, disk, store)

it('brings back what was saved, with its tabs in order', async () => {
  const storage = await open()
  storage.save([second, first], second.id)
  await storage.written()
  expect((await open()).kept).toEqual({ drafts: [second, first], activeId: second.id, setAside: 0 })
  expect(texts.size).toBe(0)
})

it('begins to write in the task of the command, and writes only what changed', async () => {
  const storage = await open()
  storage.save([first, second], first.id)
  expect(disk.state.writes).toBe(1)
  await storage.written()
  disk.state.records.set(second.id, 'as it was')
  const changed = { ...first, cart: { ...cart, note: 'x' } }
  storage.save([changed, second], first.id)
  await storage.written()
  expect(disk.state.records.get(second.id)).toBe('as it was')
  expect(disk.state.records.get(first.id)).toContain('"note":"x"')
})

it('writes the newest state once the disk is free, however many keys came meanwhile', async () => {
  const storage = await open()
  let free = () => {}
  disk.state.release = new Promise(resolve => {
    free = resolve
  })
  for (let note = 0; note < 50; note += 1) storage.save([{ ...first, cart: { ...cart, note: String(note) } }], first.id)
  free()
  await storage.written()
  expect(disk.state.writes).toBe(2)
  expect((await open()).kept.drafts[0]?.cart.note).toBe('49')
})

it('forgets a draft that was closed', async () => {
  const storage = await open()
  storage.save([first, second], first.id)
  storage.save([second], second.id)
  await storage.written()
  expect((await open()).kept.drafts).toEqual([second])
})

it('takes over what earlier versions kept in localStorage, once', async () => {
  texts.set(copy, JSON.stringify({ version: 1, drafts: [first] }))
  texts.set('quay.v1.u.b.activeOrder', first.id)
  const storage = await open()
  expect(storage.kept).toEqual({ drafts: [first], activeId: first.id, setAside: 0 })
  await storage.written()
  expect(texts.size).toBe(0)

  // A killed browser may have the old record back: the disk is later.
  texts.set(copy, JSON.stringify({ version: 1, drafts: [second] }))
  expect((await open()).kept.drafts).toEqual([first])
  expect(texts.has(copy)).toBe(false)
})

it('keeps a copy in localStorage while the disk takes nothing, says so, and catches up', async () => {
  const storage = await open()
  const told: boolean[] = []
  storage.watch(isStored => told.push(isStored))
  disk.state.isFull = true
  storage.save([first], first.id)
  await storage.written()
  expect(told).toEqual([false])
  expect((await openDraftStorage(place, makeDisk(), store)).kept.drafts).toEqual([first])

  disk.state.isFull = false
  texts.set(copy, texts.get(copy) ?? '{"version":1,"drafts":[]}')
  storage.save([first, second], second.id)
  await storage.written()
  expect(told).toEqual([false, true])
  expect(texts.has(copy)).toBe(false)
  expect((await open()).kept.drafts).toEqual([first, second])
})

it('opens on the copy where the disk cannot be read', async () => {
  texts.set(copy, JSON.stringify({ version: 1, at: 5, drafts: [first] }))
  disk.read = () => Promise.reject(new DOMException('gone', 'UnknownError'))
  expect((await open()).kept.drafts).toEqual([first])
})

it('writes nothing once another tab has the till', async () => {
  const storage = await open()
  storage.close()
  storage.save([first], first.id)
  await storage.written()
  expect(disk.state.records.size).toBe(0)
})

it('writes at its closing what still waits for the disk', async () => {
  const storage = await open()
  disk.state.release = new Promise(() => {})
  storage.save([first], first.id)
  disk.state.release = Promise.resolve()
  storage.save([second], second.id)
  storage.close()
  await new Promise(resolve => setTimeout(resolve))
  expect(disk.state.records.has(second.id)).toBe(true)
})

it('sets aside a draft that it cannot read, and keeps the others', async () => {
  const storage = await open()
  storage.save([first, second], first.id)
  await storage.written()
  disk.state.records.set(second.id, '{"id":"nonsense"}')
  const again = await open()
  expect(again.kept).toMatchObject({ drafts: [first], setAside: 1 })
  expect([...texts.values()]).toEqual(['{"id":"nonsense"}'])
  again.save([first], first.id)
  await again.written()
  expect((await open()).kept.setAside).toBe(0)
})

it.each(['{', '[]', '{"version":99,"drafts":[]}'])('opens empty beside a record like %s', async text => {
  texts.set(copy, text)
  expect((await open()).kept).toMatchObject({ drafts: [], setAside: 1 })
  expect([...texts.entries()].filter(([key]) => key !== copy)).toMatchObject([[expect.any(String), text]])
})
