import type { tillRoutes } from '@quay/contract/till/routes'
import type { Handlers } from '../../http/call.ts'
import { readCatalogue } from './catalogue.ts'
import { readTillContext } from './context.ts'
import { noteCartCut, noteDrawer } from './note-at-till.ts'

export const tillHandlers: Handlers<typeof tillRoutes> = {
  catalogue: ({ tx, actor, query }) => readCatalogue(tx, actor, query),
  context: ({ tx, actor, query }) => readTillContext(tx, actor, query),
  openDrawer: async ({ tx, actor, body }) => {
    await noteDrawer(tx, actor, body)
    return null
  },
  cutCart: async ({ tx, actor, body }) => {
    await noteCartCut(tx, actor, body)
    return null
  },
}
