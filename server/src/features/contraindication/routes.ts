import type { contraindicationRoutes } from '@quay/contract/contraindication/routes'
import type { Handlers } from '../../http/call.ts'
import { importPairs } from './import-pairs.ts'
import { listPairs, readPairList, readPairsAtTill } from './pair-queries.ts'
import { removePairs } from './remove-pairs.ts'

export const contraindicationHandlers: Handlers<typeof contraindicationRoutes> = {
  list: ({ tx, query }) => listPairs(tx, query),
  current: async ({ tx }) => ({ list: await readPairList(tx) }),
  atTill: ({ tx }) => readPairsAtTill(tx),
  import: ({ tx, actor, body }) => importPairs(tx, actor, body),
  remove: async ({ tx, params }) => {
    await removePairs(tx, params.id)
    return null
  },
}
