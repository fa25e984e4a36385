import type { tillRoutes } from '@quay/contract/till/routes'
import type { Handlers } from '../../http/call.ts'
import type { GoodsLoads } from '../../http/count-goods.ts'
import { changeQuickPickCategory, moveQuickPick } from './arrange-quick-picks.ts'
import { readCatalogue, readDigest } from './catalogue.ts'
import { readTillContext } from './context.ts'
import { readCustomerHistory } from './customer-history.ts'
import { readDueRefills } from './due-refills.ts'
import { noteCartCut, noteDrawer } from './note-at-till.ts'
import { noteLoad } from './note-load.ts'
import { pinQuickPick, readQuickPicks } from './quick-picks.ts'
import { readCostsOfCart } from './read-costs-of-cart.ts'
import { readPictures } from './read-pictures.ts'
import { readTransfersOfBill } from './transfers-of-bill.ts'

export const tillHandlers = (goodsLoads: GoodsLoads | undefined): Handlers<typeof tillRoutes> => ({
  catalogue: ({ tx, actor, query }) => {
    noteLoad(goodsLoads, query)
    return readCatalogue(tx, actor, query)
  },
  digest: ({ tx, actor, query }) => readDigest(tx, actor, query),
  context: ({ tx, actor, query }) => readTillContext(tx, actor, query),
  history: ({ tx, actor, query }) => readCustomerHistory(tx, actor, query.customerId),
  refills: ({ tx, actor, query }) => readDueRefills(tx, actor, query),
  transfers: ({ tx, actor, query }) => readTransfersOfBill(tx, actor, query.billId),
  costs: ({ tx, actor, query }) => readCostsOfCart(tx, actor, query),
  pictures: ({ tx, query }) => readPictures(tx, query.productIds),
  moveTile: ({ tx, actor, body }) => moveQuickPick(tx, actor, body),
  changeCategory: ({ tx, actor, body }) => changeQuickPickCategory(tx, actor, body),
  quickPicks: ({ tx, actor, query }) => readQuickPicks(tx, actor, query.branchId),
  pin: ({ tx, actor, body }) => pinQuickPick(tx, actor, body),
  openDrawer: async ({ tx, actor, body }) => {
    await noteDrawer(tx, actor, body)
    return null
  },
  cutCart: async ({ tx, actor, body }) => {
    await noteCartCut(tx, actor, body)
    return null
  },
})
