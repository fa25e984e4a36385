import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newEntry, type OutboxEntry, type SendAnswer } from './outbox-entry.ts'
import { type OutboxStorage, runOutbox } from './run-outbox.ts'

/** What becomes of one message on its way: arrives or not, is answered or not, or is refused. */
const fate = fc.constantFrom('fine', 'lost before', 'lost after', 'broken server', 'refused')
type Fate = 'fine' | 'lost before' | 'lost after' | 'broken server' | 'refused'

it('neither loses nor doubles a sale, wherever it is killed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fate, { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }),
      async (sales, fates, lives) => {
        const disk = new Map<string, OutboxEntry>()
        const server = makeServer(fates)
        const told = new Map<string, SendAnswer['kind']>()
        const ids = Array.from({ length: sales }, (_, index) => `sale-${index}`)
        for (const id of ids) disk.set(id, newEntry({ body: { id, items: [], payments: [] }, draft: null }, 0))

        for (const life of lives) await live(disk, server, told, life)
        await live(disk, server, told, Number.POSITIVE_INFINITY)

        for (const id of ids) {
          const entry = disk.get(id)
          const isRefused = entry?.state === 'refused'
          expect(server.stored.has(id)).toBe(!isRefused)
          if (!isRefused) expect(entry).toBeUndefined()
          // The till reports an outcome only after it is on the disk, so the last report is the outcome.
          if (told.get(id) === 'refused') expect(isRefused).toBe(true)
        }
      },
    ),
  )
})

/** A server with the rule of ids: the second copy of a sale is answered with the first. */
function makeServer(fates: Fate[]) {
  const stored = new Set<string>()
  const coming = [...fates]
  return {
    stored,
    receive(id: string): SendAnswer {
      const fate = coming.shift() ?? 'fine'
      if (fate === 'lost before') return { kind: 'unclear', why: 'network' }
      if (fate === 'broken server') return { kind: 'unclear', why: 'server' }
      if (fate === 'refused' && !stored.has(id)) {
        return { kind: 'refused', refusal: { code: 'stock-short', message: '', details: {}, issues: [] } }
      }
      stored.add(id)
      return fate === 'lost after' ? { kind: 'unclear', why: 'network' } : { kind: 'saved', bill: {} as never }
    },
  }
}

class Killed extends Error {}

/** Runs the sender for some steps of storage and network, then kills it in the middle of the next one. */
async function live(
  disk: Map<string, OutboxEntry>,
  server: ReturnType<typeof makeServer>,
  told: Map<string, SendAnswer['kind']>,
  steps: number,
) {
  let left = steps
  let clock = 0
  let resting = 0
  const step = async () => {
    await Promise.resolve()
    left -= 1
    if (left < 0) throw new Killed()
  }
  const storage: OutboxStorage = {
    list: async () => [...disk.values()].map(entry => ({ ...entry })),
    put: async entry => {
      await step()
      disk.set(entry.id, entry)
    },
    remove: async id => {
      await step()
      disk.delete(id)
    },
  }
  const run = runOutbox({
    storage,
    now: () => clock,
    rest: async until => {
      if (until === null) resting += 1
      else clock = until
    },
    send: async entry => {
      await step()
      const answer = server.receive(entry.id)
      await step() // between the server's deed and our hearing of it
      return answer
    },
    settled: (entry, answer) => told.set(entry.id, answer.kind),
    goesOn: () => resting === 0,
  })
  await run.catch(error => {
    if (!(error instanceof Killed)) throw error
  })
}
