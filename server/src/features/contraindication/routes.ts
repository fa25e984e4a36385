import type { contraindicationRoutes } from '@quay/contract/contraindication/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { pairFile } from './export-pairs.ts'
import { importPairs } from './import-pairs.ts'
import { listPairs, readPairList, readPairsAtTill } from './pair-queries.ts'
import { removePairs } from './remove-pairs.ts'

export const contraindicationHandlers: Handlers<typeof contraindicationRoutes> = {
  list: ({ tx, query }) => listPairs(tx, query),
  export: ({ tx, actor, body }) => exportPages(tx, actor, pairFile, body, page => listPairs(tx, { ...body, ...page })),
  current: async ({ tx }) => ({ list: await readPairList(tx) }),
  atTill: ({ tx }) => readPairsAtTill(tx),
  import: ({ tx, actor, body }) => importPairs(tx, actor, body),
  remove: async ({ tx, params }) => {
    await removePairs(tx, params.id)
    return null
  },
}
