import type { discountRoutes } from '@quay/contract/discount/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'
import { usesOfCustomer } from './customer-uses.ts'
import { listDiscounts, readDiscount } from './discount-queries.ts'
import { discountFile } from './export-discounts.ts'
import { readPromotionConfig, savePromotionConfig } from './promotion-config.ts'
import { rankDiscounts } from './rank-discounts.ts'
import { reportFile } from './report/export-report.ts'
import { useFile } from './report/export-use.ts'
import { reportDiscounts } from './report/report-queries.ts'
import { readUse } from './report/use-queries.ts'
import { createDiscount, deleteDiscount, updateDiscount } from './save-discount.ts'
import { evaluateCart, evaluateLevel } from './trial/evaluate-cart.ts'
import { readSimulation } from './trial/read-simulation.ts'
import { startSimulation, stopSimulation } from './trial/start-simulation.ts'
import { startTrial } from './trial/start-trial.ts'
import { readTrialCart } from './trial/try-cart.ts'
import { warnOfPromotion } from './warn-of-promotion.ts'

export const discountHandlers: Handlers<typeof discountRoutes> = {
  list: async ({ tx }) => ({ items: await listDiscounts(tx) }),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, discountFile, body, async () => ({ items: await listDiscounts(tx) })),
  ofGoods: ({ tx, actor, body }) => evaluateLevel(tx, actor, body, 'ITEM'),
  ofOrder: ({ tx, actor, body }) => evaluateLevel(tx, actor, body, 'ORDER'),
  test: ({ tx, actor, body }) => evaluateCart(tx, actor, body),
  trial: ({ tx, actor, body }) => startTrial(tx, actor, body),
  trialCart: ({ tx, actor, body }) => readTrialCart(tx, actor, body),
  simulate: ({ tx, actor, body, hash }) => startSimulation(tx, actor, body, hash),
  simulation: ({ tx, actor, params }) => readSimulation(tx, actor, params.id),
  stopSimulation: ({ tx, actor, params }) => stopSimulation(tx, actor, params.id),
  warnings: async ({ tx, actor, body }) => ({ items: await warnOfPromotion(tx, actor, body) }),
  config: ({ tx }) => readPromotionConfig(tx),
  saveConfig: ({ tx, body }) => savePromotionConfig(tx, body),
  rank: ({ tx, body }) => rankDiscounts(tx, body.ranks),
  use: ({ tx, actor, query }) => readUse(tx, actor, query),
  report: ({ tx, actor, query }) => reportDiscounts(tx, actor, query),
  exportReport: ({ tx, actor, body }) =>
    exportPages(tx, actor, reportFile, body, () => reportDiscounts(tx, actor, body)),
  exportUse: ({ tx, actor, body }) => exportPages(tx, actor, useFile, body, () => readUse(tx, actor, body)),
  customerUse: async ({ tx, actor, query }) => {
    await requireVisibleCustomer(tx, actor, query.customerId, 'customerId')
    const { today } = await readBranchDay(tx, branchOf(actor, query.branchId))
    return { items: await usesOfCustomer(tx, query.customerId, today) }
  },
  get: ({ tx, params }) => readDiscount(tx, params.id),
  create: ({ tx, actor, body, hash }) => createDiscount(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateDiscount(tx, actor, params.id, body),
  delete: async ({ tx, params, body }) => {
    await deleteDiscount(tx, params.id, body.version)
    return null
  },
}
