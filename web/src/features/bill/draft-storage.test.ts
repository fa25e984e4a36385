import { expect, it } from 'vitest'
import { changeCart, emptyCart } from './cart.ts'
import { newDraft } from './draft.ts'
import { openDraftStorage, type TextStore } from './draft-storage.ts'
import { cartLine } from './sale-samples.ts'

const uuid = (last: number) => `01890000-0000-7000-8000-${String(last).padStart(12, '0')}`
const line = cartLine('a', { productId: uuid(7), unit: { id: uuid(8), name: 'Viên', ratio: 1 } })
const cart = changeCart(emptyCart, { do: 'add', line })

function makeStore(room = Number.POSITIVE_INFINITY) {
  const texts = new Map<string, string>()
  const store: TextStore = {
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
  }
  return { texts, store }
}

it('brings back what was saved, by user and branch', () => {
  const { store } = makeStore()
  const first = { ...newDraft(uuid(1), []), cart }
  const second = newDraft(uuid(2), [first])
  expect(openDraftStorage('u', 'b', store).save([first, second], second.id)).toBe(true)
  expect(openDraftStorage('u', 'b', store).load()).toEqual({
    drafts: [first, second],
    activeId: second.id,
    setAside: 0,
  })
  expect(openDraftStorage('u', 'other', store).load().drafts).toEqual([])
})

it('writes nothing once another tab has the till', () => {
  const { store, texts } = makeStore()
  const storage = openDraftStorage('u', 'b', store)
  storage.close()
  expect(storage.save([newDraft(uuid(1), [])], uuid(1))).toBe(true)
  expect(texts.size).toBe(0)
})

it('sets aside a draft that it cannot read, and keeps the others', () => {
  const { store, texts } = makeStore()
  const good = { ...newDraft(uuid(1), []), cart }
  texts.set('quay.v1.u.b.orders', JSON.stringify({ version: 1, drafts: [{ id: 'nonsense' }, good] }))
  expect(openDraftStorage('u', 'b', store).load()).toMatchObject({ drafts: [good], setAside: 1 })
  const broken = [...texts.keys()].filter(key => key.startsWith('quay.v1.broken.'))
  expect(broken.map(key => texts.get(key))).toEqual(['{"id":"nonsense"}'])
})

it.each(['{', '[]', '{"version":99,"drafts":[]}'])('opens empty beside a record like %s', text => {
  const { store, texts } = makeStore()
  texts.set('quay.v1.u.b.orders', text)
  expect(openDraftStorage('u', 'b', store).load()).toMatchObject({ drafts: [], setAside: 1 })
})

it('says when there is no room', () => {
  const { store } = makeStore(10)
  expect(openDraftStorage('u', 'b', store).save([{ ...newDraft(uuid(1), []), cart }], uuid(1))).toBe(false)
})
