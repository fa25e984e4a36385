import type { productRoutes } from '@quay/contract/product/routes'
import type { Narrowed } from '../../../api/narrowed.ts'
import type { Asked } from '../../../list/filter.ts'
import { ExcelMenu } from '../../excel/shared/excel-menu.tsx'

type Shown = Asked<typeof productRoutes.list>

type ProductExcelProps = { narrowed: Narrowed<Shown> | null; order: Pick<Shown, 'sortBy' | 'orderBy'> }

/** Excel in and out of the list of products. A file of goods is of the whole store, so the branch is left out of its filter. */
export function ProductExcel({ narrowed, order }: ProductExcelProps) {
  const { branchId: _, ...filter } = narrowed?.filter ?? {}
  return (
    <ExcelMenu
      to="/products/excel"
      kinds={['product', 'stock', 'price']}
      of="products"
      narrowed={narrowed && { ...narrowed, filter }}
      order={order}
    />
  )
}
