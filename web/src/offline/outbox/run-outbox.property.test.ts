import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutboxEntry, SendAnswer } from './outbox-entry.ts'
import { keptSale, liveSale, refusal, saved } from './outbox-samples.ts'
import type { BatchAnswer, BatchResult } from './outbox-step.ts'
import { type OutboxIo, type OutboxStorage, runKept, runLive } from './run-outbox.ts'

/** What becomes of one message on its way. `cut` names after how many of its sales the server stopped. */
type Fate = { way: 'fine' | 'lost before' | 'lost after' | 'broken server'; cut: number; refuses: number; puts: number }
const fate: fc.Arbitrary<Fate> = fc.record({
  way: fc.constantFrom('fine', 'lost before', 'lost after', 'broken server'),
  /** From that place on everything is "later". */
  cut: fc.integer({ min: 0, max: 30 }),
  /** The place of one that is refused, and of one that is put off alone; none beyond the batch. */
  refuses: fc.integer({ min: 0, max: 40 }),
  puts: fc.integer({ min: 0, max: 40 }),
})
const steps = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 })

describe('the sender', () => {
  it('neither loses nor doubles a kept sale, wherever it is killed or the answer is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 45 }),
        fc.array(fate, { maxLength: 10 }),
        steps,
        async (n, fates, lives) => {
          const ids = Array.from({ length: n }, (_, at) => `sale-${at}`)
          const world = makeWorld(
            ids.map((id, at) => keptSale(id, at + 1)),
            fates,
          )
          for (const life of lives) await world.live(runKept, life)
          await world.live(runKept, Number.POSITIVE_INFINITY)
          for (const id of ids) {
            const entry = world.disk.get(id)
            const isRefused = entry?.due === 'refused'
            expect(world.server.stored.has(id)).toBe(!isRefused)
            if (!isRefused) expect(entry).toBeUndefined()
            // The till hears of a fate only after it is on the disk, so the last word is the fate.
            if (world.told.get(id) === 'refused') expect(isRefused).toBe(true)
          }
        },
      ),
    )
  })

  it('sends kept sales in their sequence, and writes nothing before the answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async n => {
        const world = makeWorld(
          Array.from({ length: n }, (_, at) => keptSale(`s${at}`, n - at)),
          [],
        )
        await world.live(runKept, Number.POSITIVE_INFINITY)
        expect(world.server.order).toEqual(Array.from({ length: n }, (_, at) => `s${n - 1 - at}`))
        // One write a batch of twenty.
        expect(world.writes()).toBe(Math.ceil(n / 20))
      }),
    )
  })

  it('reads no more than it looks at, however many wait', async () => {
    const world = makeWorld(
      Array.from({ length: 2_000 }, (_, at) => keptSale(`s${at}`, at + 1)),
      [],
    )
    await world.live(runKept, Number.POSITIVE_INFINITY)
    expect(world.server.stored.size).toBe(2_000)
    expect(world.mostRead()).toBeLessThanOrEqual(200)
  })

  it('passes by the sales of a person who is not here', async () => {
    const foreign = Array.from({ length: 450 }, (_, at) => keptSale(`f${at}`, at + 1))
    const world = makeWorld([...foreign, keptSale('mine', 900)], [], entry => entry.id === 'mine')
    await world.live(runKept, Number.POSITIVE_INFINITY)
    expect([...world.server.stored]).toEqual(['mine'])
  })

  it('lets the till go on with a live sale: a late no is nothing, and only the batch decides', async () => {
    const world = makeWorld([liveSale('a', 1)], [])
    world.server.live = async () => {
      // While the answer is on its way the till keeps the sale.
      world.disk.set('a', keptSale('a', 1))
      return { kind: 'refused', refusal }
    }
    await world.live(runLive, Number.POSITIVE_INFINITY)
    expect(world.told.get('a')).toBeUndefined()
    expect(world.disk.get('a')).toMatchObject({ life: 'kept', due: 'kept' })
    await world.live(runKept, Number.POSITIVE_INFINITY)
    expect(world.disk.size).toBe(0)
    expect(world.server.stored.has('a')).toBe(true)
  })

  it('sends the newest live sale first: the customers of the others are gone', async () => {
    const world = makeWorld([liveSale('old', 1), liveSale('new', 2)], [])
    await world.live(runLive, Number.POSITIVE_INFINITY)
    expect(world.server.order).toEqual(['new', 'old'])
  })
})

class Killed extends Error {}

/** A disk, a server with the rule of ids, and lives of a sender between kills. */
function makeWorld(entries: OutboxEntry[], fates: Fate[], mayGo: OutboxIo['mayGo'] = () => true) {
  const disk = new Map(entries.map(entry => [entry.id, entry]))
  const told = new Map<string, SendAnswer['kind']>()
  const coming = [...fates]
  let writes = 0
  let mostRead = 0
  const server = {
    stored: new Set<string>(),
    order: [] as string[],
    take(id: string) {
      this.stored.add(id)
      this.order.push(id)
      return saved(id)
    },
    live: async (id: string): Promise<SendAnswer> => server.take(id),
    batch(ids: string[]): BatchAnswer {
      const { way, cut, refuses, puts } = coming.shift() ?? { way: 'fine', cut: 99, refuses: 99, puts: 99 }
      if (way === 'lost before') return { kind: 'unclear', why: 'network' }
      if (way === 'broken server') return { kind: 'unclear', why: 'server', breaksOnOne: true }
      const results = new Map(
        ids.map((id, at): [string, BatchResult] => {
          if (at >= cut || (at === puts && !server.stored.has(id))) return [id, { kind: 'later' }]
          if (at === refuses && !server.stored.has(id)) return [id, { kind: 'refused', refusal }]
          return [id, server.take(id)]
        }),
      )
      return way === 'lost after' ? { kind: 'unclear', why: 'network' } : { kind: 'answered', results }
    },
  }

  /** Runs for some steps of storage and network, then is killed in the middle of the next one. */
  async function live(run: (io: OutboxIo) => Promise<void>, lasts: number) {
    let left = lasts
    let clock = 1_000
    let isResting = false
    const step = async () => {
      await Promise.resolve()
      left -= 1
      if (left < 0) throw new Killed()
    }
    const storage: OutboxStorage = {
      first: async (due, limit, behind = Number.NEGATIVE_INFINITY) => {
        const found = [...disk.values()]
          .filter(entry => entry.due === due && entry.sequence > behind)
          .toSorted((a, b) => a.sequence - b.sequence)
          .slice(0, limit)
        mostRead = Math.max(mostRead, found.length)
        return found
      },
      settle: async ({ saved, changed }) => {
        await step()
        writes += 1
        for (const { entry } of saved) disk.delete(entry.id)
        for (const entry of changed) disk.set(entry.id, entry)
      },
      settleLive: async (entry, answer) => {
        await step()
        if (disk.get(entry.id)?.life !== 'live') return false
        if (answer.kind === 'saved') disk.delete(entry.id)
        else disk.set(entry.id, { ...entry, due: 'refused', refusal: answer.refusal })
        return true
      },
    }
    const io: OutboxIo = {
      storage,
      mayGo,
      now: () => clock,
      random: () => 0.5,
      rest: async until => {
        if (until === null) isResting = true
        else clock = until
        return 'over'
      },
      send: async entry => {
        await step()
        const answer = await server.live(entry.id)
        await step()
        return answer
      },
      sendBatch: async batch => {
        await step()
        const answer = server.batch(batch.map(({ id }) => id))
        await step() // between the server's deed and our hearing of it
        return answer
      },
      settled: (entry, answer) => told.set(entry.id, answer.kind),
      underWay: () => {},
      goesOn: () => !isResting,
    }
    await run(io).catch(error => {
      if (!(error instanceof Killed)) throw error
    })
  }
  return { disk, server, told, live, writes: () => writes, mostRead: () => mostRead }
}
