import type { OwnShift } from '@quay/contract/shift/own-shift'
import type { countBody, openBody } from '@quay/contract/shift/shapes'
import type { z } from 'zod'
import { resultOf, write } from '../disk/indexed-db.ts'
import { withStoreDatabase } from '../disk/store-database.ts'

/** What a till did with its drawer without the network, in its order. */
export type ShiftStep =
  | {
      do: 'open'
      id: string
      body: z.input<typeof openBody> & { id: string; branchId: string }
      shift: NonNullable<OwnShift['shift']>
    }
  | { do: 'count'; id: string; shiftId: string; body: z.input<typeof countBody> & { id: string } }

interface Record {
  name: 'shifts'
  steps: ShiftStep[]
  /** What the server acknowledged within seven days, each with when (epoch milliseconds); left out by older versions. */
  sent?: { step: ShiftStep; at: number }[]
}

const keptMs = 7 * 24 * 60 * 60_000

/** What the till did with its drawer and the server does not know yet. */
export function shiftSteps(storeId: string): Promise<ShiftStep[]> {
  return withStoreDatabase(storeId, async db => {
    const kept = await resultOf<Record | undefined>(db.transaction('counter').objectStore('counter').get('shifts'))
    return kept?.steps ?? []
  })
}

let unopened: ReadonlySet<string> = new Set()

/** The shifts that the server does not know yet, as this page knows: sales of them wait for it. */
export const isUnopened = (shiftId: string | undefined): boolean => shiftId !== undefined && unopened.has(shiftId)

/** Reads which those are. */
export async function readUnopened(storeId: string): Promise<void> {
  unopened = unopenedShifts(await shiftSteps(storeId).catch(() => []))
}

/** Changes what is kept in one strict write. */
async function change(storeId: string, work: (kept: Pick<Record, 'steps' | 'sent'>) => Pick<Record, 'steps' | 'sent'>) {
  await withStoreDatabase(storeId, db =>
    write(db, ['counter'], 'strict', transaction => {
      const counters = transaction.objectStore('counter')
      const reading = counters.get('shifts') as IDBRequest<Record | undefined>
      reading.onsuccess = () =>
        counters.put({ name: 'shifts', ...work(reading.result ?? { steps: [] }) } satisfies Record)
    }),
  )
  await readUnopened(storeId)
}

/** The server has an answer to a step. It is kept for seven days, for a server that is restored from a copy of before. */
export const noteStepSent = (storeId: string, id: string, now = Date.now()): Promise<void> =>
  change(storeId, ({ steps, sent = [] }) => ({
    steps: steps.filter(step => step.id !== id),
    sent: [
      ...sent.filter(({ at }) => at > now - keptMs),
      ...steps.filter(step => step.id === id).map(step => ({ step, at: now })),
    ],
  }))

/** The steps of seven days go once more, before those that wait: the server was restored from a copy that may not have them. */
export const offerStepsAgain = (storeId: string): Promise<void> =>
  change(storeId, ({ steps, sent = [] }) => ({ steps: [...sent.map(({ step }) => step), ...steps], sent: [] }))

/** Keeps steps; once this promise is kept they cannot be lost. */
export const addShiftSteps = (storeId: string, added: readonly ShiftStep[]): Promise<void> =>
  change(storeId, kept => ({ ...kept, steps: [...kept.steps, ...added] }))

/** The shifts that the server does not know yet: sales of them wait for it. */
export const unopenedShifts = (steps: readonly ShiftStep[]): ReadonlySet<string> =>
  new Set(steps.flatMap(step => (step.do === 'open' ? step.id : [])))

/** The shift that this till opened last and the server does not know; null where it knows all. */
export const ownUnsentShift = (steps: readonly ShiftStep[], branchId: string): OwnShift['shift'] =>
  steps.flatMap(step => (step.do === 'open' && step.body.branchId === branchId ? [step.shift] : [])).at(-1) ?? null
