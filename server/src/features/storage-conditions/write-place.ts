import type { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import type { StoragePlace } from '@quay/contract/storage-conditions/shapes'
import { describeLimits } from '@quay/domain/storage-conditions/describe-storage-conditions'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { createOnce } from '../../db/write/create-once.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readPlace } from './place-store.ts'

type CreateBody = z.output<(typeof storageConditionsRoutes)['createPlace']['body']>
type ReplaceBody = z.output<(typeof storageConditionsRoutes)['replacePlace']['body']>
type PlaceContent = Omit<CreateBody, 'id' | 'branchId'>

const columnsOf = (place: PlaceContent) => ({
  name: place.name,
  condition: place.condition,
  minTemperature: place.minTemperature,
  maxTemperature: place.maxTemperature,
  maxHumidity: place.maxHumidity,
  deviceName: place.deviceName || null,
  deviceSerial: place.deviceSerial || null,
  certificateNumber: place.certificateNumber || null,
  calibratedOn: place.calibratedOn ?? null,
  calibrationExpiresOn: place.calibrationExpiresOn ?? null,
})

/** What the log tells of a place. */
const inWords = (place: PlaceContent & { isActive?: boolean }) => ({
  name: place.name,
  limits: describeLimits(place),
  thermometer: [place.deviceName, place.deviceSerial].filter(Boolean).join(' · ') || null,
  certificateNumber: place.certificateNumber || null,
  calibrationExpiresOn: place.calibrationExpiresOn ?? null,
  isActive: place.isActive ?? true,
})

function requireLimits({ minTemperature: min, maxTemperature: max }: PlaceContent): void {
  if (min !== null && max !== null && min >= max)
    throw refuseField('storage-conditions-limits-crossed', 'minTemperature')
}

async function requireName(tx: Tx, branchId: string, id: string, name: string): Promise<void> {
  const [taken] = await tx.query(
    `select id from storage_place where store_id = $1 and branch_id = $2 and name_key(name) = name_key($3) and id <> $4`,
    [tx.storeId, branchId, name, id],
  )
  if (taken) throw refuseField('storage-place-name-taken', 'name', { name })
}

/** Adds a place that is watched from today on. Throws what the contract names. */
export function createPlace(tx: Tx, actor: Actor, body: CreateBody, hash: Buffer): Promise<StoragePlace> {
  const id = body.id ?? newId()
  return createOnce(tx, {
    table: 'storage_place',
    id,
    hash,
    read: () => readPlace(tx, actor, id),
    make: async () => {
      const branchId = branchOf(actor, body.branchId)
      requireActiveBranch(actor, branchId)
      requireLimits(body)
      await requireName(tx, branchId, id, body.name)
      const { today } = await readBranchDay(tx, branchId)
      await tx.insert('storage_place', [{ id, branchId, since: today, contentHash: hash, ...columnsOf(body) }])
      const subject = { kind: 'storage-place', id, code: body.name, branchId }
      await tx.audit('storage-place.create', subject, undefined, inWords(body))
      return readPlace(tx, actor, id)
    },
  })
}

/** Puts other limits, another thermometer or name in the place of what stands; readings keep how they were judged. */
export async function replacePlace(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, isActive, ...content }: ReplaceBody,
): Promise<StoragePlace> {
  const before = await readPlace(tx, actor, id, { locked: true })
  if (before.version !== version) throw new DomainError('version-conflict', { current: before })
  requireLimits(content)
  await requireName(tx, before.branchId, id, content.name)
  const { today } = await readBranchDay(tx, before.branchId)
  // While the place was inactive no reading was missing.
  const since = isActive && !before.isActive ? today : before.since
  await updateVersioned(tx, 'storage_place', id, { ...columnsOf(content), isActive, since })
  const changed = changedFields(inWords(before), inWords({ ...content, isActive }))
  const subject = { kind: 'storage-place', id, code: content.name, branchId: before.branchId }
  await tx.audit('storage-place.update', subject, changed.before, changed.after)
  return readPlace(tx, actor, id)
}
