import type { savedViewRoutes } from '@quay/contract/saved-view/routes'
import type { Handlers } from '../../http/call.ts'
import { listPinned, listViews } from './saved-view-store.ts'
import { createView, deleteView, updateView } from './saved-views.ts'

export const savedViewHandlers: Handlers<typeof savedViewRoutes> = {
  list: ({ tx, actor, query }) => listViews(tx, actor, query.screen),
  pinned: ({ tx, actor }) => listPinned(tx, actor),
  create: ({ tx, actor, body }) => createView(tx, actor, body),
  update: ({ tx, actor, params, body }) => updateView(tx, actor, params.id, body),
  delete: async ({ tx, actor, params }) => {
    await deleteView(tx, actor, params.id)
    return null
  },
}
