import type { closeBody, Shift } from '@quay/contract/shift/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { describeEnd, endShift } from './end-shift.ts'
import { readShift } from './shift-queries.ts'

/** Closes a shift. Gives it with its report. Throws `not-found` and what decideCloseShift refuses. */
export async function closeShift(tx: Tx, actor: Actor, id: string, body: z.output<typeof closeBody>): Promise<Shift> {
  const ended = await endShift(tx, actor, id, body)
  const { code, branchId } = ended.shift
  await tx.audit(
    'shift.close',
    { kind: 'shift', id, code, branchId, amount: ended.difference || null },
    undefined,
    describeEnd(ended),
  )
  return readShift(tx, actor, id)
}
