import type pg from 'pg'
import { storeIds } from '../../db/connection/stores.ts'
import { setStore } from '../../db/connection/transaction.ts'
import type { OutsideSystem } from '../../outside/outside-system.ts'
import { sendSubmission } from './send-submission.ts'

/** As many of a store and system are sent in one go. */
const mostAtOnce = 200

/**
 * Sends everything that is due, the longest waiting first: second tries, and what a lost job left behind. Once a system
 * is not reached, the others of that store wait for the next time. Takes a connection of the owner.
 */
export async function sendDue(owner: pg.ClientBase, sending: Parameters<typeof sendSubmission>[2]): Promise<void> {
  if (sending.systems.length === 0) return
  for (const storeId of await storeIds(owner))
    for (const { system } of sending.systems)
      for (const id of await dueIds(owner, storeId, system, sending.now())) {
        const sent = await sendSubmission(owner, { storeId, id }, sending)
        if (sent?.outcome === 'unreachable') break
      }
}

async function dueIds(
  owner: pg.ClientBase,
  storeId: string,
  system: OutsideSystem['system'],
  now: Date,
): Promise<string[]> {
  await owner.query(`begin read only; ${setStore(storeId)}`)
  const { rows } = await owner.query<{ id: string }>(
    `select id from submission where store_id = $1 and system = $2 and state = 'WAITING' and next_attempt_at <= $3
     order by next_attempt_at, id limit $4`,
    [storeId, system, now, mostAtOnce],
  )
  await owner.query('commit')
  return rows.map(row => row.id)
}
