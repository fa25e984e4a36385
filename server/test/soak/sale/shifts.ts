import { newId } from '../../../src/db/new-id.ts'
import { note, type Operation, reason, type SoakPart } from '../operation.ts'
import type { Random } from '../random.ts'
import type { Send } from '../shop.ts'

/** The drawer of a branch: opened where nobody holds it, else counted and closed, now and then by a wrong count. */
const workShift: Operation = async (send, shop, random, done) => {
  const branch = random.pick(shop.branches)
  const { data } = await send({ method: 'GET', path: `till/context?branchId=${branch.id}` })
  const { shift } = data.shift as { shift: { id: string } | null }
  if (!shift) {
    const body = { id: newId(), branchId: branch.id, openingFloat: random.between(0, 10) * 100_000 }
    note(done, await send({ method: 'POST', path: 'shift', body }))
    return
  }
  const countId = await count(send, random, shift.id)
  if (!countId) return
  const body = { countId, taken: 0, reason: 'Thử bền' }
  note(done, await send({ method: 'POST', path: `shift/${shift.id}/close`, key: newId(), body }))
}

/** A drawer that was counted wrongly is counted again. */
const reopenShift: Operation = async (send, shop, random, done) => {
  const id = await someClosed(send, random.pick(shop.branches).id)
  if (id) note(done, await send({ method: 'POST', path: `shift/${id}/reopen`, key: newId(), body: reason }))
}

/** The last shift of a branch that was closed. */
export async function someClosed(send: Send, branchId: string): Promise<string | undefined> {
  const { data } = await send({ method: 'GET', path: `shift?branchId=${branchId}&status=CLOSED&limit=1` })
  return data.items[0]?.id
}

async function count(send: Send, random: Random, id: string): Promise<string | undefined> {
  const notes = [
    { value: 500_000, quantity: random.between(0, 20) },
    { value: 500, quantity: random.between(0, 99) },
  ]
  const answer = await send({ method: 'POST', path: `shift/${id}/count`, key: newId(), body: { notes } })
  return answer.status < 300 ? answer.data.counts.at(-1).id : undefined
}

export const shiftsPart: SoakPart = {
  operations: [
    [workShift, 5],
    [reopenShift, 1],
  ],
  earned: ['shift-closed', 'shift-count-needed', 'shift-moved', 'shift-not-last', 'shift-open', 'shift-open-already'],
}
