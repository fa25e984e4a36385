import type { homeRoutes } from '@quay/contract/home/routes'
import type { Handlers } from '../../http/call.ts'
import { readChart, readTopProducts } from './chart-queries.ts'
import { readFeed } from './feed-queries.ts'
import { readFigures } from './figures-queries.ts'
import { readMorning } from './morning-queries.ts'
import { readTasks } from './tasks-queries.ts'
import { readTopCustomers } from './top-customers-queries.ts'

export const homeHandlers: Handlers<typeof homeRoutes> = {
  figures: ({ tx, actor, query }) => readFigures(tx, actor, query),
  chart: ({ tx, actor, query }) => readChart(tx, actor, query),
  topProducts: ({ tx, actor, query }) => readTopProducts(tx, actor, query),
  morning: ({ tx, actor, query }) => readMorning(tx, actor, query),
  topCustomers: ({ tx, actor, query }) => readTopCustomers(tx, actor, query),
  tasks: ({ tx, actor, query }) => readTasks(tx, actor, query),
  feed: ({ tx, actor, query }) => readFeed(tx, actor, query),
}
