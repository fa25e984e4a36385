import type { NeededRight } from '@quay/contract/right/permission'
import type { Answer, Request, RouteSpec } from '@quay/contract/route'
import type { ComponentType } from 'react'
import type { ComboboxOption } from '../ui/choice/combobox.tsx'
import type { PeriodPreset } from '../ui/date/period.ts'
import type { Use } from '../ui/table/column.ts'

/** A route that a list reads: a page, or all rows of a short list. */
export type ListRoute = RouteSpec & { method: 'GET' }

type Query<R extends RouteSpec> = Request<R>['query'] extends object ? Request<R>['query'] : object
/** What a list may be asked for: the query of its route without the page. */
export type Asked<R extends ListRoute> = Partial<Omit<Query<R>, 'page' | 'limit' | 'cursor'>>

/** A row of the route's reply. */
export type RowOf<R extends ListRoute> =
  Answer<R> extends { items: ReadonlyArray<infer Row> } ? Row : Answer<R> extends ReadonlyArray<infer Row> ? Row : never

/** The query of the address, by name. */
export type Address = Readonly<Record<string, string | undefined>>

/** Fields of a query that take any text: ids, words. */
type TextField<Q> = { [K in keyof Q & string]-?: string extends Q[K] ? K : never }[keyof Q & string]
/** A value of a query's field as the address writes it. */
type ValueOf<Q, K extends keyof Q> = unknown extends Q[K] ? string : Extract<NonNullable<Q[K]>, string>

/** The right to do a thing with what a list shows. */
export type ActPermission = NeededRight

/** What decides whether a filter is offered: who looks, and what the totals say of the store. */
export type FilterFacts<Total> = {
  may: (permission: ActPermission) => boolean
  total: Total | undefined
  query: Address
}

type Common<Facts> = {
  /** Names its control and its chip. */
  label: string
  /** Its name in the address; left out, the field's. */
  address?: string
  /** Class of its width in the bar; `w-40` where it says nothing. */
  width?: string
  /** Stands behind "more filters" and not in the bar. */
  isMore?: boolean
  /** Of what a store may do without: then it is not offered. */
  needs?: Use
  /** Left out, it is always offered. What the address holds filters all the same. */
  shown?: (facts: Facts) => boolean
}

/** A choice of a filter. `''` asks for nothing; `asks` is for a choice that is not one value of one field. */
export type Choice<Value extends string, Q = unknown> = { value: Value; label: string; asks?: Partial<Q> }

/** One of a few known values. The address leaves out the usual one: the first, where `usual` says nothing. */
export type ChoiceFilter<Q, Facts> = Common<Facts> & { kind: 'choice'; usual?: string } & (
    | { [K in keyof Q & string]: { field: K; choices: ReadonlyArray<Choice<ValueOf<Q, K> | ''>> } }[keyof Q & string]
    | { field?: undefined; address: string; choices: ReadonlyArray<Choice<string, Q> & { asks: Partial<Q> }> }
  )

/** Days by business day: `from` and `to`. */
export type PeriodFilter<Q> = 'from' extends keyof Q
  ? { kind: 'period'; usual: PeriodPreset; presets?: readonly PeriodPreset[]; isClosed?: boolean }
  : never

/** One of a list that the store keeps: groups, roles, branches. `isSearched` for many. */
export type ListedFilter<Q, Facts> = Common<Facts> & {
  kind: 'listed'
  field: TextField<Q>
  /** Says that nothing is chosen: "Mọi nhóm". */
  all: string
  /** A hook: what can be chosen. Fewer than `atLeast` (1) are not offered. */
  useOptions: () => readonly ComboboxOption[]
  atLeast?: number
  isSearched?: boolean
}

/** One provider, customer, product or employee, whom a person finds by typing. */
export type EntityFilter<Q, Facts> = Common<Facts> & {
  kind: 'entity'
  field: TextField<Q>
  all: string
  of: Entity
}

/** How an entity is found by typing, and named by its id. */
export type Entity = {
  find: (keyword: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  /** A hook: null until it is known, and where the person may not read it. */
  useOption: (id: string | undefined) => ComboboxOption | null
}

/** Yes, or not asked. `value` where the field wants another word than `true`. */
export type FlagFilter<Q, Facts> = Common<Facts> & {
  kind: 'flag'
  field: keyof Q & string
  value?: string
  yes: string
}

/** Comes with a link from another screen; it has a chip and no control. */
export type LinkedFilter<Q> = {
  kind: 'linked'
  field: TextField<Q>
  label: string
  /** What the id means; left out, the chip says only that it is chosen. */
  of?: Pick<Entity, 'useOption'>
}

export type CustomControl = ComponentType<{
  query: Address
  set: (patch: Address) => void
}>

/** What no other kind can say. */
export type CustomFilter<Q> = {
  kind: 'custom'
  /** The names of the address that it reads. */
  names: readonly string[]
  /** What it asks the route for; `today` is the business day. */
  read: (query: Address, today: string) => Partial<Q>
  Control?: CustomControl
  /** Its chip where it is in force; left out, it has none. */
  chip?: (query: Address) => { label: string; value: string } | null
}

/** A filter of a list, declared once: the control, the address, the chip, the query and the export come from it. */
export type Filter<Q, Total = unknown> =
  | ChoiceFilter<Q, FilterFacts<Total>>
  | PeriodFilter<Q>
  | ListedFilter<Q, FilterFacts<Total>>
  | EntityFilter<Q, FilterFacts<Total>>
  | FlagFilter<Q, FilterFacts<Total>>
  | LinkedFilter<Q>
  | CustomFilter<Q>

/** A filter of any route: what the functions of the kit work on. */
export type PlainFilter = Filter<Record<string, string | undefined>>

/** Choices from a table of words: "all" first, which is the word of `''` where `all` says nothing; `order` where the table's own is not wanted. */
export function choicesOf<Words extends object, const Value extends WordOf<Words> = WordOf<Words>>(
  words: Words,
  { all, order }: { all?: string; order?: readonly Value[] } = {},
): ReadonlyArray<Choice<Value | ''>> {
  const labels = words as Readonly<Partial<Record<string, string>>>
  const values = order ?? (Object.keys(words).filter(value => value !== '') as Value[])
  return [
    { value: '', label: all ?? labels[''] ?? '' },
    ...values.map(value => ({ value, label: labels[value] ?? value })),
  ]
}

type WordOf<Words extends object> = Exclude<`${keyof Words & (string | number)}`, ''>
