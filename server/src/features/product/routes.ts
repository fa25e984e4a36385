import type { productRoutes } from '@quay/contract/product/routes'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { createGroup } from './group/create-group.ts'
import { deleteGroup } from './group/delete-group.ts'
import { listGroups } from './group/product-group-store.ts'
import { updateGroup } from './group/update-group.ts'
import { listLots } from './read/lot-list.ts'
import { readProduct, readProducts } from './read/product-details.ts'
import { listProducts } from './read/product-list.ts'
import { listStock, readStockCard } from './read/stock-queries.ts'
import { totalProducts } from './read/total-products.ts'
import { updateLot } from './update-lot.ts'
import { createProduct } from './write/create-product.ts'
import { updateProduct } from './write/update-product.ts'

export const productHandlers: Handlers<typeof productRoutes> = {
  list: ({ tx, actor, query }) => listProducts(tx, actor, query),
  total: ({ tx, actor, query }) => totalProducts(tx, actor, query),
  many: ({ tx, actor, query }) => readProducts(tx, actor, query.ids, branchOf(actor, query.branchId)),
  get: ({ tx, actor, params, query }) => readProduct(tx, actor, params.id, branchOf(actor, query.branchId)),
  create: ({ tx, actor, body, hash }) => createProduct(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateProduct(tx, actor, params.id, body),
  stock: ({ tx, actor, query }) => listStock(tx, actor, query),
  lots: ({ tx, actor, query }) => listLots(tx, actor, query),
  updateLot: ({ tx, params, body }) => updateLot(tx, params.id, body),
  stockCard: ({ tx, actor, query }) => readStockCard(tx, actor, query),
  groups: ({ tx }) => listGroups(tx),
  createGroup: ({ tx, body }) => createGroup(tx, body),
  updateGroup: ({ tx, params, body }) => updateGroup(tx, params.id, body),
  deleteGroup: async ({ tx, params, query }) => {
    await deleteGroup(tx, params.id, query.moveTo)
    return null
  },
}
