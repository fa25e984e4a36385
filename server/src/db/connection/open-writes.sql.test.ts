import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { noteOtherWrites, openWrite, settledAt } from './open-writes.ts'
import { withOwner } from './pool.ts'
import { readOtherWrites, watchOtherWrites } from './watch-other-writes.ts'

describe('what is settled', () => {
  afterEach(() => noteOtherWrites(null))

  it('is now without a write, and the beginning of the oldest while some are open', () => {
    const first = openWrite()
    const second = openWrite()
    const later = new Date(first.at.getTime() + 60_000)
    expect(settledAt(later)).toEqual(first.at)
    first.close()
    expect(settledAt(later)).toEqual(second.at)
    second.close()
    expect(settledAt(later)).toEqual(later)
  })

  it('is never after what was heard of others: their oldest transaction, or when they were asked', () => {
    const now = new Date()
    noteOtherWrites({ askedAt: now.getTime() - 2_000, oldest: null })
    expect(settledAt(now)).toEqual(new Date(now.getTime() - 2_000))
    noteOtherWrites({ askedAt: now.getTime() - 2_000, oldest: now.getTime() - 70_000 })
    expect(settledAt(now)).toEqual(new Date(now.getTime() - 70_000))
  })
})

describe('others on the same database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it('are seen with the beginning of their oldest transaction', async () => {
    await withOwner(database.address, async other => {
      await other.query('begin')
      const { rows } = await other.query<{ at: string }>('select now() as at')
      const { oldest } = await readOtherWrites(database.owner)
      expect(oldest! <= Date.parse(rows[0]!.at)).toBe(true)
      const stop = await watchOtherWrites(database.address, { log: { warn() {} } })
      expect(settledAt(new Date()).getTime()).toBeLessThanOrEqual(Date.parse(rows[0]!.at))
      await other.query('rollback')
      await stop()
    })
  })
})
