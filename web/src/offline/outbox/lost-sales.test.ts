import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInBrowser } from '../../api/session/browser-stand-in.ts'
import { storeDatabase, watchDeletedStore } from '../disk/store-database.ts'
import { changeCopy, readCopy } from './kept-copy.ts'
import { keptSale } from './outbox-samples.ts'
import { lostSales } from './outbox-store.ts'

beforeEach(() => {
  standInBrowser()
})
afterEach(() => vi.unstubAllGlobals())

const sale = (id: string, at: number) => ({ ...keptSale(id, at), queuedAt: at })

it('keeps a second copy of the newest two hundred without their papers, and gives back what the disk lost and the server does not have', async () => {
  const all = Array.from({ length: 205 }, (_, at) => ({ ...sale(`s${at}`, at), paper: { id: 'bill' } as never }))
  changeCopy('s1', { put: all, gone: [] })
  expect(readCopy('s1').map(({ id }) => id)).toEqual(all.slice(5).map(({ id }) => id))
  expect(readCopy('s1').some(entry => 'paper' in entry)).toBe(false)
  changeCopy('s1', { put: [], gone: ['s204'] })
  const lost = await lostSales('s1', async ids => new Map(ids.filter(id => id === 's7').map(id => [id, {}])))
  expect(lost.map(({ id }) => id)).toEqual(all.slice(5, 204).flatMap(({ id }) => (id === 's7' ? [] : [id])))
})

it('of a full localStorage has the copy of this page, and a record that cannot be read is none', () => {
  const browser = standInBrowser()
  browser.store.set('quay.v2.s1.kept', '{"not":"a list"}')
  expect(readCopy('s1')).toEqual([])
  browser.forbid('write')
  changeCopy('s1', { put: [sale('a', 1)], gone: [] })
  expect(readCopy('s1').map(({ id }) => id)).toEqual(['a'])
})

it('tells when the database of a store is deleted under the page, and opens another one', async () => {
  const opened: { close: () => void; onversionchange?: () => void; onclose?: () => void }[] = []
  vi.stubGlobal('indexedDB', {
    open() {
      const request: { result?: object; onsuccess?: () => void } = {}
      queueMicrotask(() => {
        const db = { close: vi.fn() }
        opened.push(db)
        request.result = db
        request.onsuccess?.()
      })
      return request
    },
  })
  const lost: string[] = []
  const stop = watchDeletedStore(storeId => lost.push(storeId))
  const first = await storeDatabase('s9')
  expect(await storeDatabase('s9')).toBe(first)
  opened[0]!.onversionchange!()
  expect(lost).toEqual(['s9'])
  expect(opened[0]!.close).toHaveBeenCalled()
  expect(await storeDatabase('s9')).not.toBe(first)
  // A full disk closes it: nothing was lost.
  opened[1]!.onclose!()
  stop()
  expect(lost).toEqual(['s9'])
})
