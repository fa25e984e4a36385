import type { printTemplateRoutes } from '@quay/contract/print-template/routes'
import type { Handlers } from '../../http/call.ts'
import { readBranch, requireVisibleBranch } from '../branch/branch-queries.ts'
import { readBranchPrint, readKept } from './print-template-store.ts'
import { saveTemplate } from './save-template.ts'

export const printTemplateHandlers: Handlers<typeof printTemplateRoutes> = {
  async print({ tx, actor, query }) {
    const branchId = query.branchId ?? actor.branchIds[0]!
    requireVisibleBranch(actor, branchId)
    return readBranchPrint(tx, branchId)
  },
  async kept({ tx, actor, query }) {
    const branchId = query.branchId ?? actor.branchIds[0]!
    await readBranch(tx, actor, branchId)
    return readKept(tx, branchId)
  },
  save: ({ tx, actor, body }) => saveTemplate(tx, actor, body),
}
