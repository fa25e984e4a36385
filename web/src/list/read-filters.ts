import { type Days, daysOf, type Period, readPeriod } from '../ui/date/period.ts'
import type { Address, PlainFilter } from './filter.ts'

type Of<Kind extends PlainFilter['kind']> = Extract<PlainFilter, { kind: Kind }>
type Asked = Readonly<Record<string, string | undefined>>

/** The names of the address that belong to a filter. */
export function namesOf(filter: PlainFilter): readonly string[] {
  if (filter.kind === 'period') return ['period', 'from', 'to']
  if (filter.kind === 'custom') return filter.names
  return [nameOf(filter)]
}

/** The name of the address that holds a filter's one value. */
export function nameOf(filter: Exclude<PlainFilter, { kind: 'period' | 'custom' }>): string {
  return ('address' in filter && filter.address) || filter.field || ''
}

/** What the address asks of a list by its filters, as the query of its route; `today` is the business day. */
export function readFilters(filters: readonly PlainFilter[], query: Address, today: string): Asked {
  return Object.assign({}, ...filters.map(filter => readFilter(filter, query, today)))
}

function readFilter(filter: PlainFilter, query: Address, today: string): Asked | Days {
  switch (filter.kind) {
    case 'period':
      return daysOf(periodOf(filter, query, today), today)
    case 'custom':
      return filter.read(query, today)
    case 'choice': {
      const { value, asks } = choiceOf(filter, query)
      return asks ?? (value === '' ? {} : { [filter.field!]: value })
    }
    case 'flag':
      return query[nameOf(filter)] === undefined ? {} : { [filter.field]: filter.value ?? 'true' }
    default: {
      const value = query[nameOf(filter)]
      return value ? { [filter.field]: value } : {}
    }
  }
}

/** The period of the address. Where a list needs both ends, one without them is the usual one. */
export function periodOf(filter: Of<'period'>, query: Address, today: string): Period {
  const period = readPeriod(query, filter.usual)
  const { from, to } = daysOf(period, today)
  return filter.isClosed && (from === undefined || to === undefined) ? { preset: filter.usual } : period
}

/** The choice that the address names; the usual one for a value that it does not know. */
export function choiceOf(filter: Of<'choice'>, query: Address) {
  const named = (value: string | undefined) => filter.choices.find(choice => choice.value === value)
  return named(query[nameOf(filter)]) ?? usualOf(filter)
}

/** The choice that the address leaves out. */
export function usualOf(filter: Of<'choice'>) {
  return filter.choices.find(choice => choice.value === filter.usual) ?? filter.choices[0]!
}

/** Whether the address narrows or changes the list by a filter: then it has a chip. */
export function isInForce(filter: PlainFilter, query: Address): boolean {
  if (filter.kind === 'period') {
    const period = readPeriod(query, filter.usual)
    return !('preset' in period) || period.preset !== filter.usual
  }
  if (filter.kind === 'custom') return filter.chip?.(query) != null
  if (filter.kind === 'choice') return choiceOf(filter, query) !== usualOf(filter)
  return Boolean(query[nameOf(filter)])
}

/** The change of the address that takes filters out. */
export function without(filters: readonly PlainFilter[]): Record<string, undefined> {
  return Object.fromEntries(filters.flatMap(namesOf).map(name => [name, undefined]))
}

/** What a kept view holds of the address: the words searched for and the filters. */
export function keptOf(filters: readonly PlainFilter[], query: Address): Record<string, string> {
  const names = ['keyword', ...filters.flatMap(namesOf)]
  return Object.fromEntries(names.flatMap(name => (query[name] ? [[name, query[name]]] : [])))
}

/** The fields of the route's query that filters can ask for, `custom` ones apart. */
export function fieldsOf(filters: readonly PlainFilter[]): string[] {
  return filters.flatMap(filter => {
    if (filter.kind === 'period') return ['from', 'to']
    if (filter.kind === 'custom') return []
    if (filter.kind === 'choice')
      return filter.choices.flatMap(({ asks }) => (asks ? Object.keys(asks) : filter.field ? [filter.field] : []))
    return [filter.field]
  })
}
