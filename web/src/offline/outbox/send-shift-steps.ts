import type { RouteSpec } from '@quay/contract/route'
import type { shiftRoutes } from '@quay/contract/shift/routes'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { noteStepSent, type ShiftStep, shiftSteps } from './shift-steps.ts'

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
    await noteStepSent(storeId, step.id)
    isAnySent = true
  }
}
