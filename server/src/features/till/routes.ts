import type { tillRoutes } from '@quay/contract/till/routes'
import type { Handlers } from '../../http/call.ts'
import { readCatalogue } from './catalogue.ts'
import { readTillContext } from './context.ts'
import { readCustomerHistory } from './customer-history.ts'
import { noteCartCut, noteDrawer } from './note-at-till.ts'

export const tillHandlers: Handlers<typeof tillRoutes> = {
  catalogue: ({ tx, actor, query }) => readCatalogue(tx, actor, query),
  context: ({ tx, actor, query }) => readTillContext(tx, actor, query),
  history: ({ tx, actor, query }) => readCustomerHistory(tx, actor, query.customerId),
  openDrawer: async ({ tx, actor, body }) => {
    await noteDrawer(tx, actor, body)
    return null
  },
  cutCart: async ({ tx, actor, body }) => {
    await noteCartCut(tx, actor, body)
    return null
  },
}
