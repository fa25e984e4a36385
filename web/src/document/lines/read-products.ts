import { mostProducts, productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** The goods of a document as they are at a branch, each once, a call for a hundred of them; those that are gone are left out. Throws ApiError. */
export async function readProducts(ids: readonly string[], branchId: string, signal?: AbortSignal): Promise<Product[]> {
  const asked = [...new Set(ids)]
  const parts = Array.from({ length: Math.ceil(asked.length / mostProducts) }, (_, part) =>
    asked.slice(part * mostProducts, (part + 1) * mostProducts),
  )
  const options = signal ? { signal } : {}
  const found = await Promise.all(
    parts.map(part => call(productRoutes.many, { query: { branchId, ids: part.join(',') } }, options)),
  )
  return found.flat()
}

/** The goods of the lines of an editor by their ids, once they are read; they stay while those of a new line are read. */
export function useProducts(ids: readonly string[], branchId: string): ReadonlyMap<string, Product> {
  const { data } = useQuery({
    queryKey: [productRoutes.many.path, branchId, ids.toSorted().join()],
    queryFn: ({ signal }) => readProducts(ids, branchId, signal),
    placeholderData: keepPreviousData,
  })
  return new Map(data?.map(product => [product.id, product]))
}
