import { isAllowed } from '@quay/contract/permission'
import { type Product, productRoutes } from '@quay/contract/product'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import FolderTree from 'lucide-react/icons/folder-tree'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { productText } from '../../text/product.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ActiveFilter } from '../../ui/filter-chips.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { GroupDialog } from './group-dialog.tsx'
import { productColumns } from './product-columns.tsx'
import {
  expiringChoices,
  ProductFilters,
  prescriptionChoices,
  statusChoices,
  stockChoices,
} from './product-filters.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { useGroups } from './use-groups.ts'

const pageSize = 50
const sortable = ['name', 'code'] as const

/** Products with what the branch holds of each: filters and order in the address, pages by cursor. */
export default function ProductList() {
  const router = useRouter()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const groups = useGroups()
  const [adding, setAdding] = useState(false)
  const [grouping, setGrouping] = useState(false)
  const mayAdd = isAllowed(rights, { model: 'list_product', action: 'create' })
  useHotkey({ id: 'product.new', key: 'N', label: productText.add, scope: productText.title }, () => setAdding(true), {
    enabled: mayAdd,
  })

  const sortBy = sortable.find(one => one === query.sortBy)
  const expiring = knownChoice(expiringChoices, query.expiring)
  const filter = {
    branchId,
    keyword: query.keyword,
    groupId: query.groupId,
    stock: knownChoice(stockChoices, query.stock),
    expiringWithinDays: expiring,
    isActive: knownChoice(statusChoices, query.status),
    isPrescription: knownChoice(prescriptionChoices, query.rx),
    sortBy,
    orderBy: sortBy && query.orderBy === 'DESC' ? ('DESC' as const) : undefined,
  }
  const list = useRoute(productRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const group = groups.find(one => one.id === query.groupId)
  const chips: ActiveFilter[] = group
    ? [
        {
          id: 'groupId',
          name: productText.filters.group,
          value: group.path,
          onRemove: () => set({ groupId: undefined }),
        },
      ]
    : []
  const filtered = ['keyword', 'groupId', 'stock', 'expiring', 'status', 'rx'].some(name => query[name] !== undefined)
  const open = (product: Product) => router.history.push(`/products/list/${product.id}`)
  const all = list.data?.totalItem ?? undefined

  return (
    <>
      <ListPage
        id="product"
        title={productText.title}
        count={all}
        columns={productColumns({ today, seesCost: isAllowed(rights, { model: 'cost', action: 'read' }) })}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.code}
        onOpen={open}
        search={{ ...search, label: productText.find }}
        filters={<ProductFilters query={query} groups={groups} onChange={set} />}
        activeFilters={chips}
        sort={sortBy ? { columnId: sortBy, descending: query.orderBy === 'DESC' } : null}
        onSort={sort =>
          set({
            sortBy: sort.columnId,
            // The first press on another column goes A to Z.
            orderBy: sort.columnId === sortBy && query.orderBy !== 'DESC' ? 'DESC' : undefined,
          })
        }
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={
          filtered ? (
            <EmptyState title={productText.emptyTitle}>{productText.emptyHint}</EmptyState>
          ) : (
            <EmptyState
              title={productText.firstTitle}
              actions={
                <>
                  {isAllowed(rights, { model: 'import_product', action: 'create' }) && (
                    <Link to="/products/import/new?kind=OPENING" className={buttonClass()}>
                      {productText.firstImport}
                    </Link>
                  )}
                  {mayAdd && (
                    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
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
        actions={
          <>
            <Button icon={<FolderTree />} onClick={() => setGrouping(true)}>
              {productText.groups}
            </Button>
            {mayAdd && (
              <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setAdding(true)}>
                {productText.add}
              </Button>
            )}
          </>
        }
        paging={paging}
        foot={all !== undefined && productText.counted(formatNumber(rows.length), formatNumber(all))}
      />
      {adding && <ProductSheet onClose={() => setAdding(false)} />}
      {grouping && <GroupDialog onClose={() => setGrouping(false)} />}
    </>
  )
}
