import type { tillRoutes } from '@quay/contract/till'
import type { Handlers } from '../../http/call.ts'
import { readCatalogue } from './catalogue.ts'
import { readTillContext } from './context.ts'

export const tillHandlers: Handlers<typeof tillRoutes> = {
  catalogue: ({ tx, actor, query }) => readCatalogue(tx, actor, query),
  context: ({ tx, actor, query }) => readTillContext(tx, actor, query),
}
