import type { Answer, RouteSpec } from '@quay/contract/route'
import type { ReactNode } from 'react'
import type { Column } from '../ui/table/column.ts'
import type { ActPermission, Address, Asked, Filter, ListRoute, PlainFilter, RowOf } from './filter.ts'
import { fieldsOf } from './read-filters.ts'

/** A route that answers with an Excel file of what the list shows. */
export type FileRoute = RouteSpec & { file: string }

/** What a list says. The text of an area holds them under these names. */
export type ListWords<Filter = never> = {
  title: string
  /** Names the search field; left out, the list has none. */
  find?: string
  /** What makes one more. */
  add?: string
  /** What stands there while there is nothing; `noMatch…` where filters may be why. */
  emptyTitle: string
  emptyHint?: string
  noMatchTitle?: string
  noMatchHint?: string
  /** Under the rows: how many of how many. */
  counted?: (shown: string, all: string) => string
  /** Beside the totals of the whole filter: of how many they are. */
  totals?: (count: string) => string
  /** Of the window that writes the Excel file; the kit has words for both. `exportLines` offers a row each line of the documents. */
  exportTitle?: string | ((filter: Filter) => string)
  exportHint?: (count: string) => string
  exportLines?: string
}

/** What a list is, apart from what a person does on it. */
export type ListDefinition<R extends ListRoute, T extends ListRoute> = {
  /** Key of what the browser remembers of the list, and of the views that are kept of it. */
  id: string
  words: ListWords<Asked<R>>
  route: R
  /** The totals of the whole filter: figures by column. A number is money; what counts comes as text. */
  total?: T
  totals?: (total: Answer<T>) => Readonly<Record<string, ReactNode>>
  /** In the place of `words.totals`. */
  totalsLabel?: (total: Answer<T>) => ReactNode
  /** Of a list that comes whole, its figures by column: by those it is sorted, and those that add up are its totals. */
  figures?: Readonly<Record<string, Figure<RowOf<R>>>>
  /** Writes the Excel file of the whole filter. */
  exported?: FileRoute
  /** The list is of the branch chosen in the shell. */
  ofBranch?: boolean
  filters?: ReadonlyArray<Filter<Asked<R>, Answer<T>>>
  /** Columns by which the route sorts, where its `sortBy` takes any text; else it is the columns that the route's `sortedBy` names. */
  sort?: 'sortBy' extends keyof Asked<R> ? ReadonlyArray<NonNullable<Asked<R>['sortBy']>> : never
  /** Columns that tell what goods cost: who may not know that sorts by none of them. */
  costs?: readonly string[]
  /** Left out where they need what the screen does: then `ListScreen` takes them. */
  columns?: ReadonlyArray<Column<RowOf<R>>> | ((facts: ListFacts<R, T>) => ReadonlyArray<Column<RowOf<R>>>)
  /** Left out, it is the row's `id`. */
  rowKey?: (row: RowOf<R>) => string
  /** Left out, it is the row's `code`, or its `name`. */
  rowLabel?: (row: RowOf<R>) => string
  /** The address that Enter or a click opens; as text, the row's id stands behind it. */
  open?: string | ((row: RowOf<R>) => string)
  /** How one more is made: by the key N, and the button of the head. `to` where it has a screen of its own. */
  add?: { permission: ActPermission; to?: string; icon?: ReactNode }
  /** Other ways from here, before the button that adds; `hotkey` is its key. */
  links?: readonly ListLink[]
  pageSize?: number
}

/** `adds` says what the sum of all rows is; left out, the rows hold some of the same (bills of two promotions), so they are not added up. */
export type Figure<Row> = { of: (row: Row) => number | null | undefined; adds?: 'money' | 'count' }

export type ListLink = { label: string; to: string; permission?: ActPermission; hotkey?: string }

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
  const { id, route, total, exported, words, figures } = definition
  if (figures && (total || fieldsTakenBy(route).has('limit')))
    throw new Error(
      `List ${id} comes by pages, so it cannot add up its figures: say total, and sortedBy in the contract`,
    )
  const asked = [
    ...fieldsOf((definition.filters ?? []) as readonly PlainFilter[]),
    ...(words.find ? ['keyword'] : []),
    ...(definition.ofBranch ? ['branchId'] : []),
  ]
  for (const [name, taken] of [
    ['route', fieldsTakenBy(route)],
    ...(total ? [['total', fieldsTakenBy(total)] as const] : []),
    ...(exported ? [['export', fieldsTakenBy(exported)] as const] : []),
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
