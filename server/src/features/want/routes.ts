import type { wantRoutes } from '@quay/contract/want/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { wantFile } from './export-wants.ts'
import { listWants } from './want-queries.ts'
import { answerWant, createWant, updateWant } from './write-want.ts'

export const wantHandlers: Handlers<typeof wantRoutes> = {
  list: ({ tx, actor, query }) => listWants(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, wantFile, body, page => listWants(tx, actor, { ...body, ...page })),
  create: ({ tx, actor, body, hash }) => createWant(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateWant(tx, actor, params.id, body),
  answer: ({ tx, actor, params, body }) => answerWant(tx, actor, params.id, body),
}
