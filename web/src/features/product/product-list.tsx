import { isAllowed } from '@quay/contract/permission'
import { type Product, productRoutes } from '@quay/contract/product'
import type { SavedView } from '@quay/contract/saved-view'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import FolderTree from 'lucide-react/icons/folder-tree'
import Plus from 'lucide-react/icons/plus'
import { type ComponentType, useState } from 'react'
import type { Narrowed } from '../../api/narrowed.ts'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { productText } from '../../text/product.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Menu } from '../../ui/menu.tsx'
import { readColumnChoice, writeColumnChoice } from '../../ui/use-column-choice.ts'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { bulkChoices } from './bulk-choices.ts'
import { BulkMenu } from './bulk-menu.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { ListDialog } from './list-dialog.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { useProductQuery } from './use-product-query.ts'

const pageSize = 50
const listId = 'product'

/** The views that are kept of a list, put here by the route. */
export type ViewsProps = {
  screen: 'product'
  now: () => { query: Record<string, string>; columns: string[] | null }
  onApply: (view: SavedView) => void
}

/** Goods in and out as a file, put here by the route. */
type ExcelProps = { narrowed: Narrowed<ReturnType<typeof useProductQuery>['filter']> | null }

/** Products with what the branch holds of each, Excel put here by the route: filters and order in the address, pages by cursor, ticked rows changed together. */
export function ProductList({ Views, Excel }: { Views: ComponentType<ViewsProps>; Excel: ComponentType<ExcelProps> }) {
  const router = useRouter()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { rights } = useSession()
  const search = useTypedSearch()
  const asked = useProductQuery()
  const [task, setTask] = useState<'add' | 'groups' | 'manufacturers' | 'positions' | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [columnsOf, setColumnsOf] = useState(0)
  const mayAdd = isAllowed(rights, { model: 'list_product', action: 'create' })
  // `?add=new` opens the form of a new product, `&name=` with what was looked for and not found.
  const { query, change } = useAddress()
  const isAdding = task === 'add' || (mayAdd && query.add !== undefined)
  function close() {
    setTask(null)
    if (query.add !== undefined) change({ add: undefined, name: undefined }, { replace: true })
  }
  const seesCost = isAllowed(rights, { model: 'cost', action: 'read' })
  useHotkey({ id: 'product.new', key: 'N', label: productText.add, scope: productText.title }, () => setTask('add'), {
    enabled: mayAdd,
  })

  const list = useRoute(productRoutes.list, {
    query: { ...asked.filter, branchId, limit: pageSize, cursor: asked.query.cursor },
  })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const columns = productColumns({ today, seesCost, branchId })
  const open = (product: Product) => router.history.push(`/products/list/${product.id}`)
  const all = list.data?.totalItem ?? undefined

  function apply(view: SavedView) {
    if (view.columns) {
      writeColumnChoice(listId, columns, view.columns)
      // The list reads its columns when it opens.
      setColumnsOf(columnsOf + 1)
    }
    asked.apply(view.query)
  }
  return (
    <>
      <ListPage
        key={columnsOf}
        id={listId}
        title={productText.title}
        count={all}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.code}
        onOpen={open}
        search={{ ...search, label: productText.find }}
        filters={<ProductFilters query={asked.query} groups={asked.groups} seesCost={seesCost} onChange={asked.set} />}
        views={
          <Views
            screen="product"
            now={() => ({ query: asked.kept(), columns: readColumnChoice(listId, columns) })}
            onApply={apply}
          />
        }
        activeFilters={asked.chips}
        onClearFilters={asked.clear}
        selection={bulkChoices(rights).length > 0 ? { keys: picked, onChange: setPicked } : undefined}
        bulkActions={<BulkMenu ids={picked} rows={rows} onClear={() => setPicked(new Set())} />}
        sort={asked.sort}
        onSort={sort => asked.setSort(sort.columnId)}
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={
          asked.isFiltered ? (
            <EmptyState title={productText.emptyTitle}>{productText.emptyHint}</EmptyState>
          ) : (
            <FirstProduct onAdd={mayAdd ? () => setTask('add') : undefined} />
          )
        }
        actions={
          <>
            <Excel narrowed={asked.isFiltered ? { filter: asked.filter, count: all } : null} />
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
            {mayAdd && (
              <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setTask('add')}>
                {productText.add}
              </Button>
            )}
          </>
        }
        paging={paging}
        foot={all !== undefined && productText.counted(formatNumber(rows.length), formatNumber(all))}
      />
      {isAdding && <ProductSheet name={query.name} onClose={close} />}
      {task === 'groups' && <GroupDialog onClose={close} />}
      {(task === 'manufacturers' || task === 'positions') && <ListDialog list={task} onClose={close} />}
    </>
  )
}

/** What to do where there is nothing yet. */
function FirstProduct({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { rights } = useSession()
  return (
    <EmptyState
      title={productText.firstTitle}
      actions={
        <>
          {isAllowed(rights, { model: 'import_product', action: 'create' }) && (
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
