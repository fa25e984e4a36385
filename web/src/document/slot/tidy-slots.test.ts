import { expect, it } from 'vitest'
import type { DraftDisk } from '../../offline/disk/draft-disk.ts'
import { readSlot, writeSlot } from './slot-record.ts'
import { tidySlots } from './tidy-slots.ts'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 22)
const id = (digit: number) => `01990000-0000-7000-8000-00000000000${digit}`
const ago = (days: number) => writeSlot({ note: 'x' }, now - days * day)

function diskOf(records: Record<string, string>): DraftDisk & { records: Map<string, string> } {
  const kept = new Map(Object.entries(records))
  return {
    records: kept,
    read: async () => new Map(kept),
    write: async changes => {
      for (const [slot, text] of changes)
        if (text === null) kept.delete(slot)
        else kept.set(slot, text)
    },
  }
}
const stillDraft = async () => true

it('forgets what nobody wrote in for 60 days, and nothing younger', async () => {
  const disk = diskOf({ new: ago(61), 'new.REQUEST': ago(59), [id(1)]: ago(0.5) })
  await tidySlots(disk, 'other', now, stillDraft)
  expect([...disk.records.keys()]).toEqual(['new.REQUEST', id(1)])
})

it('leaves the slot that is open, however old', async () => {
  const disk = diskOf({ new: ago(200) })
  await tidySlots(disk, 'new', now, stillDraft)
  expect(disk.records.has('new')).toBe(true)
})

it('forgets documents that were finished elsewhere, but not what was written within a day', async () => {
  const asked: string[] = []
  const disk = diskOf({ [id(1)]: ago(2), [id(2)]: ago(2), [id(3)]: ago(0.9), 'copy-x': ago(2) })
  await tidySlots(disk, 'new', now, async document => {
    asked.push(document)
    return document === id(2)
  })
  expect(asked).toEqual([id(1), id(2)])
  expect([...disk.records.keys()]).toEqual([id(2), id(3), 'copy-x'])
})

it('keeps what the server could not tell about', async () => {
  const disk = diskOf({ [id(1)]: ago(2) })
  await tidySlots(disk, 'new', now, () => Promise.reject(new Error('network')))
  expect(disk.records.size).toBe(1)
})

it('lets 60 days begin for a slot without a date, and throws away what is no record at all', async () => {
  const disk = diskOf({ new: '{"version":1,"state":{"note":"x"}}', [id(1)]: '{' })
  await tidySlots(disk, 'other', now, stillDraft)
  expect([...disk.records.keys()]).toEqual(['new'])
  expect(readSlot(disk.records.get('new'), { note: '' })).toEqual({ note: 'x' })
  await tidySlots(disk, 'other', now + 61 * day, stillDraft)
  expect(disk.records.size).toBe(0)
})
