import type { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { listPlaces } from './place-store.ts'
import { readSheet, readToday } from './reading-queries.ts'
import { correctReading, recordReading } from './record-reading.ts'
import { createPlace, replacePlace } from './write-place.ts'

export const storageConditionsHandlers: Handlers<typeof storageConditionsRoutes> = {
  places: ({ tx, actor, query }) => listPlaces(tx, branchOf(actor, query.branchId)),
  createPlace: ({ tx, actor, body, hash }) => createPlace(tx, actor, body, hash),
  replacePlace: ({ tx, actor, params, body }) => replacePlace(tx, actor, params.id, body),
  today: ({ tx, actor, query }) => readToday(tx, actor, query),
  sheet: ({ tx, actor, query }) => readSheet(tx, actor, query),
  record: ({ tx, actor, body, hash }) => recordReading(tx, actor, body, hash),
  correct: ({ tx, actor, params, body }) => correctReading(tx, actor, params.id, body),
}
