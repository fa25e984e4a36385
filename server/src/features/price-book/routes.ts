import type { plannedPriceRoutes, priceBookRoutes } from '@quay/contract/price-book/routes'
import type { Handlers } from '../../http/call.ts'
import { applyFormulaTo, previewFormula } from './apply-formula-to.ts'
import { cancelPlannedPrice, listPlannedPrices, planPrice } from './planned-prices.ts'
import { listPriceBooks } from './price-book-queries.ts'
import { readGrid } from './price-grid.ts'
import { createPriceBook, deletePriceBook, updatePriceBook } from './save-price-book.ts'
import { setPosted, setPrice, setTiers } from './set-price.ts'

export const priceBookHandlers: Handlers<typeof priceBookRoutes> = {
  list: async ({ tx, actor, query }) => ({ items: await listPriceBooks(tx, actor, query.branchId) }),
  create: ({ tx, actor, body, hash }) => createPriceBook(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updatePriceBook(tx, actor, params.id, body),
  delete: async ({ tx, actor, params, body }) => {
    await deletePriceBook(tx, actor, params.id, body.version)
    return null
  },
  grid: ({ tx, actor, query }) => readGrid(tx, actor, query),
  setPrice: async ({ tx, actor, body }) => ({ followed: await setPrice(tx, actor, body) }),
  setTiers: async ({ tx, body }) => {
    await setTiers(tx, body)
    return null
  },
  setPosted: async ({ tx, body }) => {
    await setPosted(tx, body)
    return null
  },
  previewFormula: ({ tx, actor, params, body }) => previewFormula(tx, actor, params.id, body),
  applyFormula: ({ tx, actor, params, body }) => applyFormulaTo(tx, actor, params.id, body),
  previewGeneralFormula: ({ tx, actor, body }) => previewFormula(tx, actor, null, body),
  applyGeneralFormula: ({ tx, actor, body }) => applyFormulaTo(tx, actor, null, body),
}

export const plannedPriceHandlers: Handlers<typeof plannedPriceRoutes> = {
  list: ({ tx, query }) => listPlannedPrices(tx, query),
  create: ({ tx, actor, body, hash }) => planPrice(tx, actor, body, hash),
  cancel: ({ tx, actor, params, body }) => cancelPlannedPrice(tx, actor, params.id, body.version),
}
