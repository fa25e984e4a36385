import { productRoutes } from '@quay/contract/product/routes'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { defineList } from '../../../list/define-list.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { productText } from '../../../text/product/product.ts'
import { ProductSheet } from '../shared/product-sheet.tsx'
import { bulkChoices } from './bulk-choices.ts'
import { BulkMenu } from './bulk-menu.tsx'
import { FirstProduct } from './first-product.tsx'
import { ListsMenu } from './lists-menu.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductExcel } from './product-excel.tsx'
import { productFilters } from './product-filters.ts'
import { ProductInPlace } from './product-in-place.tsx'
import { ProductListFoot } from './product-list-foot.tsx'

const products = defineList({
  id: 'product',
  words: productText,
  route: productRoutes.list,
  ofBranch: true,
  filters: productFilters,
  columns: ({ today, branchId, may }) =>
    productColumns({ today, branchId, seesCost: may({ model: 'cost', action: 'read' }) }),
  costs: ['cost'],
  open: '/products/list',
  total: productRoutes.total,
  add: { permission: productRoutes.create.permission },
})

/** Products with what the branch holds of each: ticked rows are changed together. */
export default function ProductList() {
  const { rights } = useSession()
  const list = useList(products)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  return (
    <ListScreen
      list={list}
      // `&name=` is what was looked for and not found.
      sheet={(_, close) => <ProductSheet name={list.query.name} onClose={close} />}
      detail={row => <ProductInPlace product={row} />}
      foot={list.total && <ProductListFoot shown={list.rows.length} total={list.total} />}
      selection={bulkChoices(rights).length > 0 ? { keys: picked, onChange: setPicked } : undefined}
      bulkActions={<BulkMenu ids={picked} rows={list.rows} onClear={() => setPicked(new Set())} />}
      empty={!list.isFiltered && <FirstProduct onAdd={() => list.show({ add: 'new' })} />}
      actions={
        <>
          <ProductExcel narrowed={list.narrowed} order={list.order} />
          <ListsMenu />
        </>
      }
    />
  )
}
