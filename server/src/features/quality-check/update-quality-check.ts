import type { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import type { QualityCheck } from '@quay/contract/quality-check/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { requireDraft, requireVersion } from '../../document/lock-document.ts'
import { readQualityCheck } from './quality-queries.ts'
import { lockQualityCheck } from './quality-store.ts'

type Body = z.output<(typeof qualityCheckRoutes)['update']['body']>

/**
 * Writes down the results. An absent field stays, null clears; `passRest` passes the lots without a result.
 * Throws `not-found` (a lot that is not on the form too), `expired-not-good`, `not-a-draft` and `version-conflict` with the form as it is.
 */
export async function updateQualityCheck(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, items = [], passRest, ...head }: Body,
): Promise<QualityCheck> {
  const form = await lockQualityCheck(tx, actor, id)
  requireDraft(form)
  await requireVersion(form, version, () => readQualityCheck(tx, actor, id))

  // Of a lot that stands twice the last word holds.
  const last = [...new Map(items.map(item => [item.lotId, item])).values()]
  const known = await tx.query<{ lotId: string; isGoodExpired: boolean }>(writeSql, [
    tx.storeId,
    id,
    last.map(item => item.lotId),
    last.map(item => item.result ?? null),
    last.map(item => item.result !== undefined),
    last.map(item => item.note || null),
    last.map(item => item.note !== undefined),
  ])
  if (known.length < last.length) {
    const index = items.findIndex(item => !known.some(row => row.lotId === item.lotId))
    throw refuseField('not-found', `items.${index}.lotId`, { kind: 'lot' })
  }
  const expired = known.find(row => row.isGoodExpired)
  if (expired)
    throw refuseField('expired-not-good', `items.${items.findLastIndex(item => item.lotId === expired.lotId)}.result`)
  if (passRest?.includes('EXPIRED')) throw refuseField('expired-not-good', 'passRest')
  const passed = passRest?.length ? await tx.query(passSql, [tx.storeId, id, passRest]) : []
  const storage = { ...form.storage, ...head.storage }
  await tx.query(headSql, [
    tx.storeId,
    id,
    JSON.stringify(storage),
    head.storageNote ?? null,
    head.storageNote !== undefined,
    head.inspectors ?? null,
    head.inspectors !== undefined,
    head.note ?? null,
    head.note !== undefined,
  ])
  const subject = { kind: 'quality-check', id, code: form.code, branchId: form.branchId }
  await tx.audit('quality-check.update', subject, undefined, {
    ...(last.length && { lotCount: last.length }),
    ...(passed.length && { passedRest: passed.length }),
    ...(head.storage && { storage: head.storage }),
    ...(head.inspectors !== undefined && { inspectors: head.inspectors }),
  })
  return readQualityCheck(tx, actor, id)
}

const writeSql = `
  update quality_check_item i
  set result = case when g.sets_result then g.result else i.result end, note = case when g.sets_note then g.note else i.note end
  from unnest($3::uuid[], $4::text[], $5::boolean[], $6::text[], $7::boolean[]) as g (lot_id, result, sets_result, note, sets_note)
  where i.store_id = $1 and i.quality_check_id = $2 and i.lot_id = g.lot_id
  returning i.lot_id, i.risk = 'EXPIRED' and coalesce(i.result = 'PASS', false) as is_good_expired`

const passSql = `
  update quality_check_item set result = 'PASS'
  where store_id = $1 and quality_check_id = $2 and risk = any($3::text[]) and result is null returning id`

const headSql = `
  update quality_check set storage = $3, storage_note = case when $5::boolean then $4 else storage_note end,
    inspectors = case when $7::boolean then $6 else inspectors end, note = case when $9::boolean then $8 else note end,
    version = version + 1
  where store_id = $1 and id = $2`
