import { listText } from '../text/kit/list.ts'
import { readPeriod } from '../ui/date/period.ts'
import { periodLabel } from '../ui/date/period-picker.tsx'
import type { ActiveFilter } from '../ui/page/filter-chips.tsx'
import type { Address, Entity, PlainFilter } from './filter.ts'
import { choiceOf, isInForce, nameOf, without } from './read-filters.ts'

type Of<Kind extends PlainFilter['kind']> = Extract<PlainFilter, { kind: Kind }>
type ValueProps<Kind extends PlainFilter['kind']> = { filter: Of<Kind>; id: string }

/** The chips of the filters in force, each with what takes it out. */
export function chipsOf(
  filters: readonly PlainFilter[],
  query: Address,
  set: (patch: Address) => void,
): ActiveFilter[] {
  return filters
    .filter(filter => isInForce(filter, query))
    .map(filter => ({ ...chipOf(filter, query), onRemove: () => set(without([filter])) }))
}

function chipOf(filter: PlainFilter, query: Address): Omit<ActiveFilter, 'onRemove'> {
  if (filter.kind === 'period')
    return { id: 'period', name: listText.period, value: periodLabel(readPeriod(query, filter.usual)) }
  if (filter.kind === 'custom') {
    const chip = filter.chip?.(query)
    return { id: filter.names.join(), name: chip?.label ?? '', value: chip?.value ?? '' }
  }
  const id = nameOf(filter)
  return { id, name: filter.label, value: wordsOf(filter, query[id] ?? '', query) }
}

function wordsOf(filter: Exclude<PlainFilter, { kind: 'period' | 'custom' }>, id: string, query: Address) {
  switch (filter.kind) {
    case 'choice':
      return choiceOf(filter, query).label
    case 'flag':
      return filter.yes
    case 'listed':
      return <ListedName filter={filter} id={id} />
    case 'entity':
      return <EntityName filter={filter} id={id} />
    case 'linked':
      return <LinkedName filter={filter} id={id} />
  }
}

function ListedName({ filter, id }: ValueProps<'listed'>) {
  return filter.useOptions().find(option => option.value === id)?.label ?? listText.chosen
}

function EntityName({ filter, id }: ValueProps<'entity'>) {
  return filter.of.useOption(id)?.label ?? listText.chosen
}

const nobody: Pick<Entity, 'useOption'> = { useOption: () => null }

function LinkedName({ filter, id }: ValueProps<'linked'>) {
  const { of = nobody } = filter
  return of.useOption(id)?.label ?? listText.chosen
}
