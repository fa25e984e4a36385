import type { documentFlagRoutes } from '@quay/contract/document-flag/routes'
import type { Handlers } from '../../http/call.ts'
import { countOpenFlags, listFlags } from './flag-queries.ts'
import { settleFlag } from './settle-flag.ts'

export const documentFlagHandlers: Handlers<typeof documentFlagRoutes> = {
  list: ({ tx, actor, query }) => listFlags(tx, actor, query),
  count: ({ tx, actor, query }) => countOpenFlags(tx, actor, query),
  settle: ({ tx, actor, params, body }) => settleFlag(tx, actor, params.id, body),
}
