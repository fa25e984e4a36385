import type { taxRoutes } from '@quay/contract/tax/routes'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { deleteTaxData, updateTaxData } from './change-tax-data.ts'
import { createTaxData } from './create-tax-data.ts'
import { createTaxInfo, deleteTaxInfo, putTaxInfo } from './save-tax-info.ts'
import { listTaxData, previewTaxData, ratesOfProducts } from './tax-data-queries.ts'
import { readTaxInfo } from './tax-info-store.ts'

export const taxHandlers: Handlers<typeof taxRoutes> = {
  info: ({ tx, actor, query }) => readTaxInfo(tx, branchOf(actor, query.branchId)),
  createInfo: ({ tx, actor, body }) => createTaxInfo(tx, actor, body),
  putInfo: ({ tx, actor, body }) => putTaxInfo(tx, actor, body),
  deleteInfo: async ({ tx, actor, body }) => {
    await deleteTaxInfo(tx, actor, body.branchId)
    return null
  },
  list: ({ tx, actor, query }) => listTaxData(tx, actor, query),
  create: ({ tx, actor, body }) => createTaxData(tx, actor, body),
  preview: ({ tx, actor, body }) => previewTaxData(tx, actor, body),
  update: ({ tx, actor, params, body }) => updateTaxData(tx, actor, params.id, body),
  delete: async ({ tx, actor, params, body }) => {
    await deleteTaxData(tx, actor, params.id, body.branchId)
    return null
  },
  byProducts: ({ tx, actor, body }) => ratesOfProducts(tx, actor, body),
}
