import type { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import { afternoonFrom, type StorageConditionsReading } from '@quay/contract/storage-conditions/shapes'
import { describeLimits, describeReading } from '@quay/domain/storage-conditions/describe-storage-conditions'
import { isReadable, mayWrite } from '@quay/domain/storage-conditions/due-slots'
import { judgeReading } from '@quay/domain/storage-conditions/judge-reading'
import { formatDate } from '@quay/domain/text/format-date'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readPlace } from './place-store.ts'
import { readingColumns } from './reading-queries.ts'

type RecordBody = z.output<(typeof storageConditionsRoutes)['record']['body']>

async function readReading(tx: Tx, id: string): Promise<StorageConditionsReading> {
  const [reading] = await tx.query<StorageConditionsReading>(
    `select ${readingColumns} from storage_reading r where r.store_id = $1 and r.id = $2`,
    [tx.storeId, id],
  )
  return reading!
}

/** Writes a reading into the book. One that was written on a later day says so. Throws what the contract names. */
export function recordReading(tx: Tx, actor: Actor, body: RecordBody, hash: Buffer): Promise<StorageConditionsReading> {
  return createFrom(tx, 'storage_reading', body, hash, {
    read: id => readReading(tx, id),
    make: (content, own) => makeReading(tx, actor, content, own),
  })
}

async function makeReading(tx: Tx, actor: Actor, body: RecordBody & { id: string }, hash: Buffer) {
  // Under its lock: two people at one thermometer write one reading, and limits do not change meanwhile.
  const place = await readPlace(tx, actor, body.storagePlaceId, { locked: true }).catch(() => {
    throw refuseField('not-found', 'storagePlaceId', { kind: 'storage-place' })
  })
  requireActiveBranch(actor, place.branchId)
  if (!place.isActive) throw new DomainError('storage-conditions-place-stopped', { name: place.name })
  const clock = { ...(await readBranchDay(tx, place.branchId)), now: tx.now.toISOString() }
  const { today } = clock
  const day = body.day ?? today
  if (!mayWrite(day, { today, since: place.since })) throw refuseField('storage-conditions-day-wrong', 'day')
  if (!isReadable({ day, slot: body.slot }, clock))
    throw refuseField('storage-conditions-too-early', 'slot', { hour: afternoonFrom })
  const [known] = await tx.query<{ name: string; temperature: number; humidity: number | null }>(
    `select recorded_by_name as name, temperature, humidity from storage_reading
     where store_id = $1 and storage_place_id = $2 and day = $3 and slot = $4`,
    [tx.storeId, place.id, day, body.slot],
  )
  if (known)
    throw new DomainError('storage-conditions-recorded', {
      name: known.name,
      reading: describeReading(known.temperature, known.humidity),
    })
  const judged = judgeReading(body, place)
  if (!judged.ok) throw refuseAs(judged)
  await tx.insert('storage_reading', [
    {
      id: body.id,
      branchId: place.branchId,
      storagePlaceId: place.id,
      day,
      slot: body.slot,
      temperature: body.temperature,
      humidity: body.humidity ?? null,
      isOut: judged.isOut,
      action: judged.action,
      recordedAt: tx.now,
      recordedBy: actor.employeeId,
      recordedByName: actor.fullName,
      isLate: day < today,
      contentHash: hash,
    },
  ])
  await tx.audit(
    'storage-conditions.record',
    { kind: 'storage-place', id: place.id, code: place.name, branchId: place.branchId },
    undefined,
    {
      day: formatDate(day),
      slot: body.slot,
      reading: describeReading(body.temperature, body.humidity),
      ...(judged.isOut && { limits: describeLimits(place) }),
      ...(judged.action && { handling: judged.action }),
    },
  )
  return readReading(tx, body.id)
}

type CorrectBody = z.output<(typeof storageConditionsRoutes)['correct']['body']>

/**
 * Puts a reading right that was written wrongly, as long as one of its day may be written at all; who did it and why stays
 * on the sheet. Throws what the contract names.
 */
export async function correctReading(
  tx: Tx,
  actor: Actor,
  id: string,
  body: CorrectBody,
): Promise<StorageConditionsReading> {
  const [found] = await tx.query<{ placeId: string }>(
    'select storage_place_id as place_id from storage_reading where store_id = $1 and id = $2 and branch_id = any($3::uuid[])',
    [tx.storeId, id, actor.branchIds],
  )
  if (!found) throw new DomainError('not-found')
  const place = await readPlace(tx, actor, found.placeId, { locked: true })
  const before = await readReading(tx, id)
  if (before.version !== body.version) throw new DomainError('version-conflict', { current: before })
  const { today } = await readBranchDay(tx, place.branchId)
  if (!mayWrite(before.day, { today, since: before.day })) throw new DomainError('storage-conditions-day-wrong')
  const judged = judgeReading(body, place)
  if (!judged.ok) throw refuseAs(judged)
  await tx.query(
    `update storage_reading set temperature = $3, humidity = $4, is_out = $5, action = $6, corrected_at = $7,
       corrected_by_name = $8, correct_reason = $9, version = version + 1 where store_id = $1 and id = $2`,
    [
      tx.storeId,
      id,
      body.temperature,
      body.humidity ?? null,
      judged.isOut,
      judged.action,
      tx.now,
      actor.fullName,
      body.reason,
    ],
  )
  const told = (reading: { temperature: number; humidity?: number | null | undefined }, handling: string | null) => ({
    day: formatDate(before.day),
    slot: before.slot,
    reading: describeReading(reading.temperature, reading.humidity),
    ...(handling && { handling }),
  })
  await tx.audit(
    'storage-conditions.correct',
    { kind: 'storage-place', id: place.id, code: place.name, branchId: place.branchId },
    told(before, before.action),
    { ...told(body, judged.action), reason: body.reason },
  )
  return readReading(tx, id)
}
