import type { StorageConditionsReading } from '@quay/contract/storage-conditions/shapes'
import { lateDays } from '@quay/contract/storage-conditions/shapes'
import { missingSlots, slotNow } from '@quay/domain/storage-conditions/due-slots'
import { addDays, lastDayOfMonth } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { listPlaces, readPlace } from './place-store.ts'

export const readingColumns = `r.id, r.storage_place_id, r.day, r.slot, r.temperature, r.humidity,
  r.is_out, r.action, r.recorded_at, r.recorded_by_name, r.is_late,
  r.corrected_at, r.corrected_by_name, r.correct_reason, r.version`

/** Today at every place that is watched: what was read, what is due, and what was forgotten of the days before. */
export async function readToday(tx: Tx, actor: Actor, query: { branchId?: string | undefined }) {
  const branchId = branchOf(actor, query.branchId)
  const day = await readBranchDay(tx, branchId)
  const clock = { ...day, now: tx.now.toISOString() }
  const from = addDays(day.today, 0 - lateDays)
  const [all, readings] = await Promise.all([
    listPlaces(tx, branchId),
    tx.query<StorageConditionsReading>(
      `select ${readingColumns} from storage_reading r where r.store_id = $1 and r.branch_id = $2 and r.day between $3 and $4
       order by r.day desc, r.slot`,
      [tx.storeId, branchId, from, day.today],
    ),
  ])
  const places = all.filter(place => place.isActive)
  return {
    day: day.today,
    slot: slotNow(clock),
    places: places.map(place => {
      const own = readings.filter(reading => reading.storagePlaceId === place.id)
      const missing = missingSlots({ from, to: day.today, since: place.since }, own, clock)
      // 'AFTERNOON' sorts before 'MORNING', and it is the later of the two.
      const [latest] = own
      return {
        ...place,
        readings: own.filter(reading => reading.day === day.today).toReversed(),
        due: missing.filter(one => one.day === day.today).map(one => one.slot),
        last: latest ? { temperature: latest.temperature, humidity: latest.humidity } : null,
        missing: missing.filter(one => one.day < day.today).toReversed(),
      }
    }),
  }
}

/** The book of one place and month. Throws `not-found`. */
export async function readSheet(
  tx: Tx,
  actor: Actor,
  { storagePlaceId, month }: { storagePlaceId: string; month: string },
) {
  const place = await readPlace(tx, actor, storagePlaceId)
  const from = `${month}-01`
  const to = lastDayOfMonth(from)
  const [day, branches, readings] = await Promise.all([
    readBranchDay(tx, place.branchId),
    tx.query<{ name: string }>('select name from branch where store_id = $1 and id = $2', [tx.storeId, place.branchId]),
    tx.query<StorageConditionsReading>(
      `select ${readingColumns} from storage_reading r where r.store_id = $1 and r.storage_place_id = $2 and r.day between $3 and $4
       order by r.day, r.slot desc`,
      [tx.storeId, storagePlaceId, from, to],
    ),
  ])
  const clock = { ...day, now: tx.now.toISOString() }
  const missing = place.isActive ? missingSlots({ from, to, since: place.since }, readings, clock) : []
  return { place, branchName: branches[0]!.name, month, readings, missing }
}
