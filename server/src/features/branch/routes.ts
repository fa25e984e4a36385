import type { branchRoutes } from '@quay/contract/branch/routes'
import type { Handlers } from '../../http/call.ts'
import { listBranches, readBranch } from './branch-queries.ts'
import { createBranch } from './create-branch.ts'
import { deleteBranch } from './delete-branch.ts'
import { updateBranch } from './update-branch.ts'

export const branchHandlers: Handlers<typeof branchRoutes> = {
  list: ({ tx, actor, query }) => listBranches(tx, actor, query),
  get: ({ tx, actor, params }) => readBranch(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createBranch(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateBranch(tx, actor, params.id, body),
  delete: async ({ tx, actor, params }) => {
    await deleteBranch(tx, actor, params.id)
    return null
  },
}
