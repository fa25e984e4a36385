import type { LineOutcome } from '@quay/contract/inventory-check/shapes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeLine, emptyLine, lineKey, type StoredLine, type StoredSheet } from './count-line.ts'
import { acknowledge, type CountAnswer, type CountStep } from './count-step.ts'
import { isUnsent } from './is-unsent.ts'
import { type CountStorage, runCount } from './run-count.ts'

/** What becomes of one message on its way: it arrives or not, it is answered or not. */
const fate = fc.constantFrom('fine', 'lost before', 'lost after')
type Fate = 'fine' | 'lost before' | 'lost after'

/** A scan of one of three lots, a number that is typed, or a line that is taken back. */
const act = fc.record({
  lot: fc.constantFrom('A', 'B', 'a'),
  how: fc.constantFrom('scan' as const, 'scan' as const, 'type' as const, 'remove' as const),
  quantity: fc.nat(20),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

it('neither loses nor doubles a count, wherever the phone dies and whatever is counted meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 1, maxLength: 25 }),
      fc.array(fate, { maxLength: 15 }),
      fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 10 }),
      async (acts, fates, lives) => {
        const phone = makePhone()
        const server = makeServer(fates)
        const coming = [...acts]
        for (const life of lives) await live(phone, server, coming, life)
        // The last life counts what is left, and sends until nothing waits.
        await live(phone, server, coming, Number.POSITIVE_INFINITY)

        expect(coming).toEqual([])
        expect([...phone.lines.values()].filter(isUnsent)).toEqual([])
        for (const lot of ['A', 'B']) {
          const counted = expectedOf(acts, lot)
          const stored = server.lines.get(lineKey('sheet', named(lot)))
          expect(stored?.quantity ?? null, `lot ${lot}`).toBe(counted)
        }
      },
    ),
    { numRuns: 300 },
  )
})

const named = (lotNumber: string) => ({ productId: 'pill', lotNumber, bucket: 'sellable' as const })

/** What a person who does these things in this order means; letters of another case are the same lot. */
function expectedOf(acts: readonly Act[], lot: string): number | null {
  let quantity: number | null = null
  for (const { how, quantity: typed } of acts.filter(one => one.lot.toUpperCase() === lot)) {
    if (how === 'scan') quantity = (quantity ?? 0) + 1
    else quantity = how === 'type' ? typed : null
  }
  return quantity
}

interface Phone {
  sheets: Map<string, StoredSheet>
  lines: Map<string, StoredLine>
}

function makePhone(): Phone {
  const sheet: StoredSheet = {
    id: 'sheet',
    checkId: 'check',
    checkCode: 'KK000001',
    name: 'Lan',
    isRecount: false,
    openedAt: 0,
    isOpened: false,
    closed: null,
    attempts: 0,
    retryAt: 0,
  }
  return { sheets: new Map([[sheet.id, sheet]]), lines: new Map() }
}

/** A server with the rule of revisions: a copy of a line that it has, or has a later one of, changes nothing. */
function makeServer(fates: Fate[]) {
  const coming = [...fates]
  const opened = new Set<string>()
  const lines = new Map<string, { revision: number; quantity: number | null }>()
  const take = (line: StoredLine): LineOutcome => {
    const { productId, lotNumber, bucket, revision } = line
    const before = lines.get(line.key)
    const isLater = revision > (before?.revision ?? 0)
    const quantity = line.isRemoved ? null : line.parts.reduce((sum, part) => sum + part.quantity, 0)
    if (isLater) lines.set(line.key, { revision, quantity })
    const now = lines.get(line.key)!
    const outcome = now.revision === revision && now.quantity === quantity ? 'kept' : 'older'
    return { productId, lotNumber, bucket, revision, outcome, storedRevision: now.revision, message: null }
  }
  return {
    lines,
    receive(step: Exclude<CountStep, { do: 'rest' }>): CountAnswer {
      const fate = coming.shift() ?? 'fine'
      if (fate === 'lost before') return { kind: 'unclear' }
      if (step.do === 'open') opened.add(step.sheet.id)
      else expect(opened).toContain(step.sheet.id)
      const results = step.do === 'send' ? step.lines.map(take) : []
      if (fate === 'lost after') return { kind: 'unclear' }
      return step.do === 'open' ? { kind: 'opened' } : { kind: 'taken', results }
    },
  }
}

class Killed extends Error {}

/** Counts and sends for some steps, then the phone dies in the middle of the next one. */
async function live(phone: Phone, server: ReturnType<typeof makeServer>, coming: Act[], steps: number) {
  let left = steps
  let clock = 0
  let resting = 0
  const step = async () => {
    await Promise.resolve()
    left -= 1
    if (left < 0) throw new Killed()
  }
  /** The person goes on counting while the sender works. */
  const countOne = () => {
    const next = coming.shift()
    if (!next) return
    const name = named(next.lot)
    const line = phone.lines.get(lineKey('sheet', name)) ?? emptyLine('sheet', name, String(clock))
    const change =
      next.how === 'scan'
        ? { do: 'add' as const, unitId: 'unit', by: 1 }
        : next.how === 'type'
          ? { do: 'set' as const, unitId: 'unit', quantity: next.quantity }
          : { do: 'remove' as const }
    phone.lines.set(line.key, changeLine(line, change, String(clock)))
  }
  const storage: CountStorage = {
    read: async () => structuredClone({ sheets: [...phone.sheets.values()], lines: [...phone.lines.values()] }),
    settle: async change => {
      await step()
      phone.sheets.set(change.sheet.id, change.sheet)
      for (const [key, line] of phone.lines) phone.lines.set(key, acknowledge(line, change))
    },
  }
  const run = runCount({
    storage,
    now: () => clock,
    rest: async until => {
      if (until !== null) clock = until
      else if (coming.length > 0) countOne()
      else resting += 1
    },
    send: async what => {
      await step()
      countOne()
      const answer = server.receive(what)
      await step() // between the server's deed and our hearing of it
      countOne()
      return answer
    },
    goesOn: () => resting === 0,
  })
  await run.catch(error => {
    if (!(error instanceof Killed)) throw error
  })
}
