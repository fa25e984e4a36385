import type { RouteSpec } from '@quay/contract/route'
import type { OwnShift } from '@quay/contract/shift/own-shift'
import type { shiftRoutes } from '@quay/contract/shift/routes'
import type { countBody, openBody } from '@quay/contract/shift/shapes'
import type { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/client.ts'
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

/** By what a call of it needs, so that the shapes of shifts stay out of the page. */
const addressOf = <R extends RouteSpec>(address: Pick<R, 'method' | 'path' | 'permission'>): R => address as R
const open = addressOf<typeof shiftRoutes.open>({
  method: 'POST',
  path: '/shift',
  permission: { model: 'shift', action: 'create' },
})
const count = addressOf<typeof shiftRoutes.count>({
  method: 'POST',
  path: '/shift/:id/count',
  permission: { model: 'shift', action: 'update' },
})

/** What the till did with its drawer and the server does not know yet. */
export function shiftSteps(storeId: string): Promise<ShiftStep[]> {
  return withStoreDatabase(storeId, async db => {
    const kept = await resultOf<Record | undefined>(db.transaction('counter').objectStore('counter').get('shifts'))
    return kept?.steps ?? []
  })
}

/** Changes the steps in one strict write. */
function change(storeId: string, work: (steps: ShiftStep[]) => ShiftStep[]): Promise<void> {
  return withStoreDatabase(storeId, db =>
    write(db, ['counter'], 'strict', transaction => {
      const counters = transaction.objectStore('counter')
      const reading = counters.get('shifts') as IDBRequest<Record | undefined>
      reading.onsuccess = () =>
        counters.put({ name: 'shifts', steps: work(reading.result?.steps ?? []) } satisfies Record)
    }),
  )
}

/** Keeps steps; once this promise is kept they cannot be lost. */
export const addShiftSteps = (storeId: string, added: readonly ShiftStep[]): Promise<void> =>
  change(storeId, steps => [...steps, ...added])

/** The shifts that the server does not know yet: sales of them wait for it. */
export const unopenedShifts = (steps: readonly ShiftStep[]): ReadonlySet<string> =>
  new Set(steps.flatMap(step => (step.do === 'open' ? step.id : [])))

/** The shift that this till opened last and the server does not know; null where it knows all. */
export const ownUnsentShift = (steps: readonly ShiftStep[], branchId: string): OwnShift['shift'] =>
  steps.flatMap(step => (step.do === 'open' && step.body.branchId === branchId ? [step.shift] : [])).at(-1) ?? null

/**
 * Whether a step may go now: they go in their order, and one that ends a shift only behind all sales of that shift, because its count is
 * compared with them.
 */
export function nextShiftStep(steps: readonly ShiftStep[], unsentShifts: ReadonlySet<string>): ShiftStep | null {
  const [first] = steps
  if (!first) return null
  const ended = first.do === 'open' ? first.body.closes?.shiftId : first.shiftId
  return ended && unsentShifts.has(ended) ? null : first
}

/** Sends the steps that may go. Gives whether any went: then sales that waited for them may go too. */
export async function sendShiftSteps(
  storeId: string,
  unsentShifts: () => Promise<ReadonlySet<string>>,
  refused: (step: ShiftStep, sentence: string) => void,
): Promise<boolean> {
  let isAnySent = false
  for (;;) {
    const steps = await shiftSteps(storeId)
    if (steps.length === 0) return isAnySent
    const step = nextShiftStep(steps, await unsentShifts())
    if (!step) return isAnySent
    try {
      if (step.do === 'open') await call(open, { body: step.body }, { at: step.body.branchId })
      else await call(count, { params: { id: step.shiftId }, body: step.body }, { idempotencyKey: step.id })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.retry !== 'final') return isAnySent
      // Another shift stands at the drawer by now, or was closed by hand: the money and its sales stay as they are.
      refused(step, error.message)
    }
    await change(storeId, left => left.filter(({ id }) => id !== step.id))
    isAnySent = true
  }
}
