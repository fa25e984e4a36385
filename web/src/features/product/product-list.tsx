import { productRoutes } from '@quay/contract/product/routes'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import FolderTree from 'lucide-react/icons/folder-tree'
import Plus from 'lucide-react/icons/plus'
import { type ComponentType, useState } from 'react'
import type { Narrowed } from '../../api/narrowed.ts'
import { useSession } from '../../api/session.ts'
import { defineList } from '../../list/define-list.ts'
import type { Asked } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { productText } from '../../text/product.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Money } from '../../ui/money.tsx'
import { bulkChoices } from './bulk-choices.ts'
import { BulkMenu } from './bulk-menu.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { ListDialog } from './list-dialog.tsx'
import { productColumns } from './product-columns.tsx'
import { productFilters } from './product-filters.ts'
import { ProductSheet } from './product-sheet.tsx'

const importing = { model: 'import_product', action: 'create' } as const

const products = defineList({
  id: 'product',
  title: productText.title,
  route: productRoutes.list,
  ofBranch: true,
  search: productText.find,
  filters: productFilters,
  sort: ['name', 'code'],
  columns: ({ today, branchId, may }) =>
    productColumns({ today, branchId, seesCost: may({ model: 'cost', action: 'read' }) }),
  rowKey: row => row.id,
  rowLabel: row => row.code,
  open: row => `/products/list/${row.id}`,
  total: productRoutes.total,
  add: { label: productText.add, permission: productRoutes.create.permission },
  empty: { title: productText.firstTitle, hint: productText.firstHint },
  noMatch: { title: productText.emptyTitle, hint: productText.emptyHint },
  counted: productText.counted,
})

/** Goods in and out as a file, put here by the route. */
type ExcelProps = { narrowed: Narrowed<Omit<Asked<typeof productRoutes.list>, 'branchId'>> | null }

/** Products with what the branch holds of each: ticked rows are changed together. */
export function ProductList({ Excel }: { Excel: ComponentType<ExcelProps> }) {
  const { rights } = useSession()
  const list = useList(products)
  const { query } = list
  // A file of goods is of the whole store.
  const { branchId: _, ...filter } = list.filter
  const [task, setTask] = useState<'add' | 'groups' | 'manufacturers' | 'positions' | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const mayAdd = list.may(productRoutes.create.permission)
  // `?add=new` opens the form of a new product, `&name=` with what was looked for and not found.
  const isAdding = task === 'add' || (mayAdd && query.add !== undefined)
  function close() {
    setTask(null)
    if (query.add !== undefined) list.show({ add: undefined, name: undefined }, { replace: true })
  }
  return (
    <>
      <ListScreen
        list={list}
        onAdd={() => setTask('add')}
        foot={list.total && <Foot shown={list.rows.length} total={list.total} />}
        selection={bulkChoices(rights).length > 0 ? { keys: picked, onChange: setPicked } : undefined}
        bulkActions={<BulkMenu ids={picked} rows={list.rows} onClear={() => setPicked(new Set())} />}
        empty={
          list.isFiltered ? undefined : (
            <FirstProduct mayImport={list.may(importing)} onAdd={mayAdd ? () => setTask('add') : undefined} />
          )
        }
        actions={
          <>
            <Excel narrowed={list.isFiltered ? { filter, count: list.all } : null} />
            <Menu
              label={productText.lists.menu}
              trigger={<Button icon={<FolderTree />}>{productText.lists.menu}</Button>}
              entries={[
                { id: 'groups', label: productText.groups, onSelect: () => setTask('groups') },
                { id: 'makers', label: productText.lists.manufacturers, onSelect: () => setTask('manufacturers') },
                { id: 'positions', label: productText.lists.positions, onSelect: () => setTask('positions') },
                { id: 'duplicates', label: productText.duplicates.title, to: '/products/duplicates' },
              ]}
            />
          </>
        }
      />
      {isAdding && <ProductSheet name={query.name} onClose={close} />}
      {task === 'groups' && <GroupDialog onClose={close} />}
      {(task === 'manufacturers' || task === 'positions') && <ListDialog list={task} onClose={close} />}
    </>
  )
}

type FootProps = { shown: number; total: Answer<typeof productRoutes.total> }

/** The totals stand under the rows: above them they would take the place of a product. */
function Foot({ shown, total: { count, stockedCount, value } }: FootProps) {
  return (
    <>
      {productText.counted(formatNumber(shown), formatNumber(count))} ·{' '}
      {productText.stocked(formatNumber(stockedCount))}
      {value !== undefined && (
        <>
          {` · ${productText.stockValue} `}
          <Money amount={value} />
        </>
      )}
    </>
  )
}

type FirstProductProps = { mayImport: boolean; onAdd: (() => void) | undefined }

/** What to do where there is nothing yet. */
function FirstProduct({ mayImport, onAdd }: FirstProductProps) {
  return (
    <EmptyState
      title={productText.firstTitle}
      actions={
        <>
          {mayImport && (
            <Link to="/products/import/new?kind=OPENING" className={buttonClass()}>
              {productText.firstImport}
            </Link>
          )}
          {onAdd && (
            <Button variant="primary" icon={<Plus />} onClick={onAdd}>
              {productText.add}
            </Button>
          )}
        </>
      }
    >
      {productText.firstHint}
    </EmptyState>
  )
}
