import type { takeBackRoutes } from '@quay/contract/take-back/routes'
import type { Handlers } from '../../http/call.ts'
import { saveTakeBack } from './save-take-back.ts'
import { readTakeBack } from './take-back-queries.ts'

export const takeBackHandlers: Handlers<typeof takeBackRoutes> = {
  read: ({ tx, actor, params }) => readTakeBack(tx, actor, params.id),
  save: ({ tx, actor, params, body }) => saveTakeBack(tx, actor, params.id, body),
}
