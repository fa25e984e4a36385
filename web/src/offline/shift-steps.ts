import type { OwnShift } from '@quay/contract/shift/own-shift'
import type { countBody, openBody } from '@quay/contract/shift/shapes'
import type { z } from 'zod'
import { resultOf, write } from './indexed-db.ts'
import { withStoreDatabase } from './store-database.ts'

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
}

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

/** Changes the steps in one strict write. */
export async function changeShiftSteps(storeId: string, work: (steps: ShiftStep[]) => ShiftStep[]): Promise<void> {
  await withStoreDatabase(storeId, db =>
    write(db, ['counter'], 'strict', transaction => {
      const counters = transaction.objectStore('counter')
      const reading = counters.get('shifts') as IDBRequest<Record | undefined>
      reading.onsuccess = () =>
        counters.put({ name: 'shifts', steps: work(reading.result?.steps ?? []) } satisfies Record)
    }),
  )
  await readUnopened(storeId)
}

/** Keeps steps; once this promise is kept they cannot be lost. */
export const addShiftSteps = (storeId: string, added: readonly ShiftStep[]): Promise<void> =>
  changeShiftSteps(storeId, steps => [...steps, ...added])

/** The shifts that the server does not know yet: sales of them wait for it. */
export const unopenedShifts = (steps: readonly ShiftStep[]): ReadonlySet<string> =>
  new Set(steps.flatMap(step => (step.do === 'open' ? step.id : [])))

/** The shift that this till opened last and the server does not know; null where it knows all. */
export const ownUnsentShift = (steps: readonly ShiftStep[], branchId: string): OwnShift['shift'] =>
  steps.flatMap(step => (step.do === 'open' && step.body.branchId === branchId ? [step.shift] : [])).at(-1) ?? null
