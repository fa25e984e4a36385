import type { productCareRoutes } from '@quay/contract/product-care/routes'
import { DomainError } from '../../db/domain-error.ts'
import type { Handlers } from '../../http/call.ts'
import { findDuplicates, keepApart } from './merge/duplicates.ts'
import { mergeProducts } from './merge/merge-products.ts'
import { readProductUses } from './merge/product-uses.ts'
import { readProduct } from './read/product-details.ts'
import { listPrices, listProductLog, listSales } from './read/product-history.ts'
import { updateProducts } from './write/bulk-update.ts'
import { deleteProduct, deleteProducts } from './write/delete-products.ts'
import { lockProduct, refuseMerged } from './write/product-store.ts'

export const productCareHandlers: Handlers<typeof productCareRoutes> = {
  delete: async ({ tx, params }) => {
    await deleteProduct(tx, params.id)
    return null
  },
  uses: ({ tx, actor, params }) => readProductUses(tx, actor, params.id),
  branchStatus: async ({ tx, actor, params, body }) => {
    const product = await lockProduct(tx, params.id)
    if (!product) throw new DomainError('not-found', { kind: 'product', id: params.id })
    refuseMerged(product)
    await updateProducts(tx, actor, [params.id], body)
    return readProduct(tx, actor, params.id, actor.defaultBranchId)
  },
  bulk: async ({ tx, actor, body }) => ({ changed: await updateProducts(tx, actor, body.ids, body.change) }),
  bulkDelete: async ({ tx, body }) => ({ changed: await deleteProducts(tx, body.ids) }),
  prices: ({ tx, actor, params, query }) => listPrices(tx, actor, params.id, query),
  sales: ({ tx, actor, params, query }) => listSales(tx, actor, params.id, query),
  log: ({ tx, params, query }) => listProductLog(tx, params.id, query),
  duplicates: ({ tx, query }) => findDuplicates(tx, query),
  keepApart: async ({ tx, body }) => {
    await keepApart(tx, body.productId, body.otherId)
    return null
  },
  merge: ({ tx, actor, params, body }) => mergeProducts(tx, actor, params.id, body),
}
