import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { CountSheet } from '@quay/contract/inventory-check/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { createOnce } from '../../../db/write/create-once.ts'
import { holdOpenCheck, lockCheck, type StoredCheck } from '../check-store.ts'
import { checkMergedInto } from '../merge-checks.ts'
import { readSheet } from './sheet-queries.ts'

type Body = z.output<(typeof inventoryCheckRoutes)['openSheet']['body']>

/**
 * Opens a sheet for the caller. A recount joins an open one, so that two people may share it, or else begins the round
 * after the last; any other sheet belongs to the first round. For a check that was merged meanwhile it opens on the merged
 * check, which the phone may not know yet. Throws `not-a-draft`, and `nothing-counted` where there is nothing to count
 * again.
 */
export function openSheet(tx: Tx, actor: Actor, checkId: string, body: Body, hash: Buffer): Promise<CountSheet> {
  const id = body.id ?? newId()
  return createOnce(tx, {
    table: 'count_sheet',
    id,
    hash,
    read: async () => {
      const sheet = await readSheet(tx, id)
      await holdOpenCheck(tx, actor, sheet.inventoryCheckId, '')
      return sheet
    },
    make: async () => makeSheet(tx, actor, await holdMerged(tx, actor, checkId), { ...body, id }, hash),
  })
}

/** The draft that a check is, or became: held before it is asked, because a merge may end while this waits for it. */
async function holdMerged(tx: Tx, actor: Actor, checkId: string): Promise<StoredCheck> {
  await lockCheck(tx, actor, checkId, 'for share')
  const last = await checkMergedInto(tx, checkId)
  return last === checkId ? holdOpenCheck(tx, actor, checkId, 'for share') : holdMerged(tx, actor, last)
}

async function makeSheet(tx: Tx, actor: Actor, check: StoredCheck, body: Body & { id: string }, hash: Buffer) {
  const { id: checkId } = check
  const [before] = await tx.query<{ own: number; counted: number | null; open: number | null }>(
    `select count(distinct s.id) filter (where s.counter_id = $3)::int as own, max(s.round) filter (where l.id is not null) as counted,
       max(s.round) filter (where s.round > 1 and s.finished_at is null) as open
     from count_sheet s left join count_line l on l.store_id = s.store_id and l.count_sheet_id = s.id and l.quantity is not null
     where s.store_id = $1 and s.inventory_check_id = $2 and s.discarded_at is null`,
    [tx.storeId, checkId, actor.employeeId],
  )
  const { own, counted, open } = before!
  if (body.isRecount && counted === null) throw new DomainError('nothing-counted', { code: check.code })
  const round = body.isRecount ? (open ?? counted! + 1) : 1
  const name = body.name || nameOf(actor.fullName, own, body.isRecount)
  await tx.insert('count_sheet', [
    {
      id: body.id,
      inventoryCheckId: checkId,
      name,
      round,
      counterId: actor.employeeId,
      counterName: actor.fullName,
      createdAt: tx.now,
      contentHash: hash,
    },
  ])
  const subject = { kind: 'inventory-check', id: checkId, code: check.code, branchId: check.branchId }
  await tx.audit('inventory-check.open-sheet', subject, undefined, { sheet: name, round })
  return readSheet(tx, body.id)
}

const nameOf = (who: string, own: number, isRecount: boolean): string =>
  [isRecount ? `Đếm lại: ${who}` : who, own > 0 ? ` (${own + 1})` : ''].join('')
