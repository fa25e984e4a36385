import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import { call } from '../../../api/client.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { type Duplicate, MergeDuplicate, mostDuplicates } from '../../../form/merge-duplicate.tsx'
import { productText } from '../../../text/product/product.ts'

const combo = 3

/** Merges another product into this one. */
export function MergeProduct({ product: { id, name }, onClose }: { product: Product; onClose: () => void }) {
  const branchId = useBranchId()
  async function search(keyword: string, signal: AbortSignal): Promise<Duplicate[]> {
    const query = { branchId, keyword, limit: mostDuplicates }
    const { items } = await call(productRoutes.list, { query }, { signal })
    return items
      .filter(({ type }) => type !== combo)
      .map(one => ({ value: one.id, label: one.name, detail: one.code, version: one.version }))
  }
  return (
    <MergeDuplicate
      id={id}
      route={productCareRoutes.merge}
      search={search}
      words={{
        title: productText.mergeTitle(name),
        hint: productText.mergeHint,
        find: productText.mergeFind,
        placeholder: productText.find,
        required: productText.required,
        confirm: duplicate => productText.mergeIt(duplicate?.detail ?? ''),
      }}
      onClose={onClose}
    />
  )
}
