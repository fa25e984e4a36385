import type { StoragePlace } from '@quay/contract/storage-conditions/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

export const placeColumns = `p.id, p.branch_id, p.name, p.condition, p.min_temperature,
  p.max_temperature, p.max_humidity, p.device_name,
  p.device_serial, p.certificate_number, p.calibrated_on,
  p.calibration_expires_on, p.is_active, p.since, p.version`

/** One place, locked or not. Throws `not-found`, also for a branch that is not the caller's. */
export async function readPlace(tx: Tx, actor: Actor, id: string, { locked = false } = {}): Promise<StoragePlace> {
  const [place] = await tx.query<StoragePlace>(
    `select ${placeColumns} from storage_place p where p.store_id = $1 and p.id = $2${locked ? ' for update' : ''}`,
    [tx.storeId, id],
  )
  if (!place || !actor.branchIds.includes(place.branchId))
    throw new DomainError('not-found', { kind: 'storage-place', id })
  return place
}

/** The places of a branch, those that are watched first. */
export const listPlaces = (tx: Tx, branchId: string) =>
  tx.query<StoragePlace>(
    `select ${placeColumns} from storage_place p where p.store_id = $1 and p.branch_id = $2
     order by p.is_active desc, p.name collate "vi-x-icu", p.id`,
    [tx.storeId, branchId],
  )
