import type { documentFlagRoutes } from '@quay/contract/document-flag/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { flagFile } from './export-flags.ts'
import { countOpenFlags, listFlags } from './flag-queries.ts'
import { settleFlag } from './settle-flag.ts'

export const documentFlagHandlers: Handlers<typeof documentFlagRoutes> = {
  list: ({ tx, actor, query }) => listFlags(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, flagFile, body, page => listFlags(tx, actor, { ...body, ...page })),
  count: ({ tx, actor, query }) => countOpenFlags(tx, actor, query),
  settle: ({ tx, actor, params, body }) => settleFlag(tx, actor, params.id, body),
}
