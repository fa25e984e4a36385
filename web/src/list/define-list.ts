import type { Answer, RouteSpec } from '@quay/contract/route'
import type { ReactNode } from 'react'
import type { Column, Totals } from '../ui/column.ts'
import type { ActPermission, Address, Asked, Filter, ListRoute, PlainFilter, RowOf } from './filter.ts'
import { fieldsOf } from './read-filters.ts'

/** A route that answers with an Excel file of what the list shows. */
export type FileRoute = RouteSpec & { file: string }

/** An Excel file of a filter, and the words of its window. */
export type Exported<Filter> = {
  route: FileRoute
  title: string | ((filter: Filter) => string)
  hint: (count: string) => string
  /** The words of a tick for a row each line of the documents; left out, there is no such choice. */
  lines?: string
}

/** What a list is, apart from what a person does on it. */
export type ListDefinition<R extends ListRoute, T extends ListRoute> = {
  /** Key of what the browser remembers of the list, and of the views that are kept of it. */
  id: string
  title: string
  route: R
  /** The totals of the whole filter. */
  total?: T
  totals?: (total: Answer<T>) => Totals
  /** The Excel file of the whole filter. */
  exported?: Exported<Asked<R>>
  /** The list is of the branch chosen in the shell. */
  ofBranch?: boolean
  /** Names the search field; left out, the list has none. */
  search?: string
  filters?: ReadonlyArray<Filter<Asked<R>, Answer<T>>>
  /** Columns by which the route sorts. */
  sort?: 'sortBy' extends keyof Asked<R> ? ReadonlyArray<NonNullable<Asked<R>['sortBy']>> : never
  /** Left out where they need what the screen does: then `ListScreen` takes them. */
  columns?: ReadonlyArray<Column<RowOf<R>>> | ((facts: ListFacts<R, T>) => ReadonlyArray<Column<RowOf<R>>>)
  rowKey: (row: RowOf<R>) => string
  rowLabel: (row: RowOf<R>) => string
  /** The address that Enter or a click opens. */
  open?: (row: RowOf<R>) => string
  /** How one more is made: by the key N, and the button of the head. `to` where it has a screen of its own. */
  add?: { label: string; permission: ActPermission; to?: string; icon?: ReactNode }
  /** Other ways from here, before the button that adds. */
  links?: ReadonlyArray<{ label: string; to: string; permission?: ActPermission }>
  /** What stands there while there is nothing; `noMatch` where filters may be why. */
  empty: EmptyWords
  noMatch?: EmptyWords
  /** Under the rows: how many of how many. */
  counted?: (shown: string, all: string) => string
  pageSize?: number
}

export type EmptyWords = { title: string; hint?: string }

/** What columns may depend on. */
export type ListFacts<R extends ListRoute, T extends ListRoute> = {
  may: (permission: ActPermission) => boolean
  rows: ReadonlyArray<RowOf<R>>
  total: Answer<T> | undefined
  query: Address
  today: string
  branchId: string
}

/** Where a list has no total. */
type NoTotal = ListRoute

/**
 * Declares a list: its routes, filters and columns. `useList` reads it, `ListScreen` shows it. Throws where the total or the
 * export does not take what a filter asks for: they would be of other rows than the list.
 */
export function defineList<R extends ListRoute, T extends ListRoute = NoTotal>(
  definition: ListDefinition<R, T>,
): ListDefinition<R, T> {
  const { id, route, total, exported } = definition
  const asked = [
    ...fieldsOf((definition.filters ?? []) as readonly PlainFilter[]),
    ...(definition.search ? ['keyword'] : []),
    ...(definition.ofBranch ? ['branchId'] : []),
  ]
  for (const [name, taken] of [
    ['route', fieldsTakenBy(route)],
    ...(total ? [['total', fieldsTakenBy(total)] as const] : []),
    ...(exported ? [['export', fieldsTakenBy(exported.route)] as const] : []),
  ] as const) {
    const missing = asked.filter(field => !taken.has(field))
    if (missing.length > 0)
      throw new Error(
        `The ${name} of list ${id} does not take ${missing.join(', ')}: add it to the route of the contract`,
      )
  }
  return definition
}

/** The fields that a route takes of a list's filter: of its query, or of its body. */
export function fieldsTakenBy(route: RouteSpec): ReadonlySet<string> {
  const schema = route.body ?? route.query
  return new Set(schema && 'shape' in schema ? Object.keys(schema.shape as object) : [])
}
