import { expect, it } from 'vitest'
import { keepScope } from './keep-scope.ts'

it('keeps the scope of a check and forgets those of checks that are not counted here any more', async () => {
  const records = new Map([
    ['old', '["pill"]'],
    ['counted', '["mask"]'],
  ])
  let writes = 0
  const disk = {
    read: async () => new Map(records),
    write: async (changes: ReadonlyMap<string, string | null>) => {
      writes += 1
      for (const [id, text] of changes)
        if (text === null) records.delete(id)
        else records.set(id, text)
    },
  }
  const isCounted = async (id: string) => id === 'counted'
  await keepScope(disk, 'now', 'null', isCounted)
  expect([...records]).toEqual([
    ['counted', '["mask"]'],
    ['now', 'null'],
  ])
  await keepScope(disk, 'now', 'null', isCounted)
  expect(writes).toBe(1)
})
