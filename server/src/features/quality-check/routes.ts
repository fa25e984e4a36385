import type { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { cancelQualityCheck } from './cancel-quality-check.ts'
import { completeQualityCheck } from './complete-quality-check.ts'
import { createQualityCheck } from './create-quality-check.ts'
import { qualityFile } from './export-quality-checks.ts'
import { listQualityChecks, readQualityCheck } from './quality-queries.ts'
import { updateQualityCheck } from './update-quality-check.ts'

export const qualityCheckHandlers: Handlers<typeof qualityCheckRoutes> = {
  list: ({ tx, actor, query }) => listQualityChecks(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, qualityFile, body, page => listQualityChecks(tx, actor, { ...body, ...page })),
  get: ({ tx, actor, params }) => readQualityCheck(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createQualityCheck(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateQualityCheck(tx, actor, params.id, body),
  complete: ({ tx, actor, params, body }) => completeQualityCheck(tx, actor, params.id, body.version),
  cancel: ({ tx, actor, params, body }) => cancelQualityCheck(tx, actor, params.id, body.reason),
}
