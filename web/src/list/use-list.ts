import { neededRight } from '@quay/contract/right/find-right'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { sortedByOf } from '@quay/contract/sorted-by-of'
import type { CallInput } from '../api/client.ts'
import { useBranchId, useSession } from '../api/session/session.ts'
import { useBusinessDay } from '../api/session/use-business-day.ts'
import { useRoute } from '../api/use-route.ts'
import { useAddress } from '../routing/use-address.ts'
import { useListPaging } from '../routing/use-list-paging.ts'
import { useTypedSearch } from '../routing/use-typed-search.ts'
import type { Column, Sort } from '../ui/table/column.ts'
import { fieldsTakenBy, type ListDefinition } from './define-list.ts'
import type { ActPermission, Address, Asked, ListRoute, PlainFilter, RowOf } from './filter.ts'
import { isInForce, keptOf, readFilters, without } from './read-filters.ts'

const usualPageSize = 50

type Order<R extends ListRoute> = Pick<Asked<R>, Extract<'sortBy' | 'orderBy', keyof Asked<R>>>

type Page = { items?: readonly unknown[]; totalItem?: number | null; nextCursor?: string | null; more?: boolean }

type UseListOptions<R extends ListRoute> = {
  /** What the list is asked for beside its filters. */
  asks?: Asked<R>
}

/**
 * Reads a list as the address says: its filters, page and order; the totals of the whole filter beside it. `filter` is what
 * an export or a count of the same rows takes.
 */
export function useList<R extends ListRoute, T extends ListRoute>(
  definition: ListDefinition<R, T>,
  { asks }: UseListOptions<R> = {},
) {
  const { rights } = useSession()
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const filters = (definition.filters ?? []) as readonly PlainFilter[]
  const taken = fieldsTakenBy(definition.route)
  const hidden = isAllowed(rights, { model: 'cost', action: 'read' }) ? [] : (definition.costs ?? [])
  const { figures = {} } = definition
  const sortable = [...(definition.sort ?? sortedByOf(definition.route)), ...Object.keys(figures)].filter(
    id => !hidden.includes(id as string),
  )
  const sort = sortOf(sortable, query)
  const order = (
    sort && !figures[sort.columnId] ? { sortBy: sort.columnId, orderBy: sort.descending ? 'DESC' : 'ASC' } : {}
  ) as Order<R>
  const filter = {
    ...(definition.ofBranch && { branchId }),
    ...(definition.words.find && { keyword: query.keyword }),
    ...readFilters(filters, query, today),
    ...order,
    ...asks,
  } as Asked<R>
  const page = taken.has('limit') && { limit: definition.pageSize ?? usualPageSize, cursor: query.cursor }
  // What a list asks for was checked against its route where it was declared.
  const read = useRoute(definition.route, { query: { ...filter, ...page } } as CallInput<R>)
  const { total } = definition
  const mayTotal =
    total !== undefined && (typeof total.permission === 'string' || isAllowed(rights, neededRight(total.permission)))
  const totals = useRoute(
    total ?? (definition.route as unknown as T),
    { query: total && takenBy(total, filter) } as CallInput<T>,
    { enabled: mayTotal },
  )
  const answer = read.data as Page | readonly RowOf<R>[] | undefined
  const paged = Array.isArray(answer) ? undefined : (answer as Page | undefined)
  const found = (Array.isArray(answer) ? answer : (paged?.items ?? [])) as readonly RowOf<R>[]
  const rows = inOrder(found, sort && figures[sort.columnId]?.of, sort?.descending)
  const all = taken.has('limit') ? (paged?.totalItem ?? undefined) : read.data && rows.length
  const isFiltered = Boolean(query.keyword) || filters.some(one => one.kind !== 'period' && isInForce(one, query))
  const set = (patch: Address) => change({ ...patch, cursor: undefined })
  return {
    definition,
    query,
    set,
    /** Changes what else the address holds: an open window. The page stays. */
    show: change,
    filter,
    filters,
    today,
    branchId,
    may: (permission: ActPermission) => isAllowed(rights, permission),
    read,
    rows,
    /** Rows and totals are there, and are what the person asks for now: none of them is of the filter before. */
    isCurrent:
      search.isKept &&
      read.data !== undefined &&
      !read.isPlaceholderData &&
      !(mayTotal && (totals.isPending || totals.isPlaceholderData)),
    /** How many the filter finds; undefined where they are too many to count, or the route does not count. */
    all,
    /** The route counts, and stopped where pages are no longer numbered. */
    isBeyondCount: paged?.totalItem === null,
    total: mayTotal ? (totals.data as Answer<T> | undefined) : undefined,
    isPaged: taken.has('limit'),
    paging: useListPaging(paged?.nextCursor),
    search: { ...search, isSettled: search.isKept && !read.isPlaceholderData },
    sort,
    /** In which order the route is asked for its rows; empty: the list's own. */
    order,
    /** The columns, of which those by which the route sorts say so; one that says `sortable: false` stays as it is. */
    sorted: (columns: ReadonlyArray<Column<RowOf<R>>>) =>
      columns.map(column => (sortable.some(id => id === column.id) ? { sortable: true, ...column } : column)),
    /** Null: the list's own order. */
    setSort: (next: Sort | null) => set({ sortBy: next?.columnId, orderBy: next?.descending ? 'DESC' : undefined }),
    isFiltered,
    /** What the filters leave, for what acts on just those rows; null where they leave all. */
    narrowed: isFiltered ? { filter, count: all } : null,
    clear: () => set({ keyword: undefined, ...without(filters) }),
    kept: () => ({ ...keptOf(filters, query), ...keptOrder(sort) }),
    /** Shows a kept view: its filters and no others, in its order. */
    apply: (kept: Address) =>
      set({ keyword: undefined, sortBy: undefined, orderBy: undefined, ...without(filters), ...kept }),
  }
}

/** A list as it stands: what `ListScreen` shows, and what the actions of a screen work on. */
export type ListState<R extends ListRoute, T extends ListRoute> = ReturnType<typeof useList<R, T>>

/** Of a filter the fields that another route takes. */
export function takenBy(route: Parameters<typeof fieldsTakenBy>[0], filter: object): object {
  const taken = fieldsTakenBy(route)
  return Object.fromEntries(Object.entries(filter).filter(([name]) => taken.has(name)))
}

/** A list that came whole, in the order of one of its figures; rows without it stand at the end. */
function inOrder<Row>(
  rows: readonly Row[],
  figure: ((row: Row) => number | null | undefined) | null | undefined,
  descending = false,
): readonly Row[] {
  if (!figure) return rows
  const known = (row: Row) => figure(row) ?? null
  const [some, none] = [rows.filter(row => known(row) !== null), rows.filter(row => known(row) === null)]
  some.sort((one, other) => (descending ? -1 : 1) * (known(one)! - known(other)!))
  return [...some, ...none]
}

const keptOrder = (sort: Sort | null) =>
  sort ? { sortBy: sort.columnId, ...(sort.descending && { orderBy: 'DESC' }) } : {}

function sortOf(sortable: readonly unknown[] | undefined, query: Address) {
  const columnId = sortable?.find(one => one === query.sortBy)
  return typeof columnId === 'string' ? { columnId, descending: query.orderBy === 'DESC' } : null
}
