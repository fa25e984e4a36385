import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { call } from '../../api/client.ts'

const most = 12

/** Finds goods of a branch for the box of a document, those that `isWanted`, with `detailOf` behind their code. Throws ApiError. */
export const findProducts =
  (branchId: string, detailOf: (product: Product) => string, isWanted: (product: Product) => boolean = () => true) =>
  async (keyword: string, signal: AbortSignal) => {
    const query = { branchId, keyword, isActive: '1' as const, limit: most }
    const { items } = await call(productRoutes.list, { query }, { signal })
    return items.filter(isWanted).map(product => ({
      value: product.id,
      label: product.name,
      detail: `${product.code} · ${detailOf(product)}`,
      product,
    }))
  }
