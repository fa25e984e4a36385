import type { taxBookRoutes } from '@quay/contract/tax-book/routes'
import type { Handlers } from '../../http/call.ts'
import { readEstimate } from './estimate.ts'
import { readTaxBook } from './read-tax-book.ts'
import { exportTaxBook, printTaxBook } from './take-out.ts'

export const taxBookHandlers: Handlers<typeof taxBookRoutes> = {
  read: ({ tx, actor, query }) => readTaxBook(tx, actor, query),
  estimate: ({ tx, actor, query }) => readEstimate(tx, actor, query),
  export: ({ tx, actor, body }) => exportTaxBook(tx, actor, body),
  print: ({ tx, actor, body }) => printTaxBook(tx, actor, body),
}
