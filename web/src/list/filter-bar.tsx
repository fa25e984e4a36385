import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { listText } from '../text/kit/list.ts'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/choice/checkbox.tsx'
import { Combobox } from '../ui/choice/combobox.tsx'
import { Select } from '../ui/choice/select.tsx'
import { classNames } from '../ui/class-names.ts'
import { writePeriod } from '../ui/date/period.ts'
import { PeriodPicker } from '../ui/date/period-picker.tsx'
import { Field } from '../ui/field/field.tsx'
import { Popover } from '../ui/popup/popover.tsx'
import { useBelow } from '../ui/viewport.ts'
import type { Address, PlainFilter } from './filter.ts'
import { choiceOf, nameOf, periodOf, usualOf } from './read-filters.ts'

type Of<Kind extends PlainFilter['kind']> = Extract<PlainFilter, { kind: Kind }>

type FilterBarProps = {
  /** Those that are offered. */
  filters: readonly PlainFilter[]
  query: Address
  today: string
  set: (patch: Address) => void
}
type ControlProps<Kind extends PlainFilter['kind']> = Omit<FilterBarProps, 'filters'> & { filter: Of<Kind> }

const isMore = (filter: PlainFilter) => 'isMore' in filter && filter.isMore === true
const keyOf = (filter: PlainFilter) =>
  filter.kind === 'custom' ? filter.names.join() : `${filter.kind} ${fieldOf(filter)}`
const fieldOf = (filter: Exclude<PlainFilter, { kind: 'custom' }>) => (filter.kind === 'period' ? '' : nameOf(filter))

/** The controls of a list's filters; those of less use stand behind one button, on a phone with the others. */
export function FilterBar({ filters, ...rest }: FilterBarProps) {
  const phone = useBelow('sm')
  const more = filters.filter(isMore)
  const fields = more.map(filter => <FieldOfFilter key={keyOf(filter)} filter={filter} {...rest} />)
  return (
    <>
      {filters
        .filter(filter => !isMore(filter))
        .map(filter => (
          <Control key={keyOf(filter)} filter={filter} {...rest} />
        ))}
      {more.length > 0 &&
        (phone ? (
          fields
        ) : (
          <Popover
            label={listText.moreFilters}
            trigger={<Button icon={<SlidersHorizontal />}>{listText.moreFilters}</Button>}
          >
            <div className="grid w-72 max-w-full gap-3">{fields}</div>
          </Popover>
        ))}
    </>
  )
}

/** A filter behind the button, under its name; a tick says its name itself. */
function FieldOfFilter({ filter, ...rest }: Omit<FilterBarProps, 'filters'> & { filter: PlainFilter }) {
  const control = <Control filter={filter} {...rest} isInField />
  if (filter.kind === 'flag' || filter.kind === 'period' || filter.kind === 'custom') return control
  return <Field label={filter.label}>{control}</Field>
}

type AnyControlProps = Omit<FilterBarProps, 'filters'> & { filter: PlainFilter; isInField?: boolean }

function Control({ filter, isInField = false, ...rest }: AnyControlProps): ReactNode {
  switch (filter.kind) {
    case 'period':
      return <PeriodControl filter={filter} {...rest} />
    case 'choice':
      return <ChoiceControl filter={filter} isInField={isInField} {...rest} />
    case 'listed':
      return <ListedControl filter={filter} isInField={isInField} {...rest} />
    case 'entity':
      return <EntityControl filter={filter} isInField={isInField} {...rest} />
    case 'flag':
      return (
        <Checkbox
          checked={rest.query[nameOf(filter)] !== undefined}
          onChange={event =>
            rest.set({ [nameOf(filter)]: event.target.checked ? (filter.value ?? 'true') : undefined })
          }
        >
          {filter.label}
        </Checkbox>
      )
    case 'custom':
      return filter.Control && <filter.Control query={rest.query} set={rest.set} />
    case 'linked':
      return null
  }
}

function PeriodControl({ filter, query, today, set }: ControlProps<'period'>) {
  return (
    <PeriodPicker
      value={periodOf(filter, query, today)}
      today={today}
      {...(filter.presets && { presets: filter.presets })}
      onChange={next => set(writePeriod(next, filter.usual))}
    />
  )
}

type WithField = { isInField: boolean }
/** In a Field the control is named by it and as wide; in the bar it names itself. */
const frameOf = ({ label, width = 'w-40' }: { label: string; width?: string }, isInField: boolean) =>
  isInField ? {} : { label, className: classNames(width, 'max-sm:w-full') }
const searchFrameOf = ({ label, width = 'w-44!' }: { label: string; width?: string }, isInField: boolean) =>
  isInField ? {} : { label, className: classNames(width, 'max-sm:w-full!') }

function ChoiceControl({ filter, query, set, isInField }: ControlProps<'choice'> & WithField) {
  return (
    <Select
      {...frameOf(filter, isInField)}
      value={choiceOf(filter, query).value}
      options={filter.choices.map(({ value, label }) => ({ value, label }))}
      onChange={value => set({ [nameOf(filter)]: value === usualOf(filter).value ? undefined : value })}
    />
  )
}

function ListedControl({ filter, query, set, isInField }: ControlProps<'listed'> & WithField) {
  const options = filter.useOptions()
  const value = query[nameOf(filter)]
  if (options.length < (filter.atLeast ?? 1) && value === undefined) return null
  const choose = (next: string | undefined) => set({ [nameOf(filter)]: next || undefined })
  if (filter.isSearched)
    return (
      <Combobox
        {...searchFrameOf(filter, isInField)}
        placeholder={filter.all}
        value={options.find(option => option.value === value) ?? null}
        options={options}
        onChange={option => choose(option?.value)}
      />
    )
  // A value of an old link that is no choice any more still shows that it filters.
  const unknown =
    value !== undefined && !options.some(option => option.value === value) ? [{ value, label: value }] : []
  return (
    <Select
      {...frameOf(filter, isInField)}
      value={value ?? ''}
      options={[{ value: '', label: filter.all }, ...unknown, ...options]}
      onChange={choose}
    />
  )
}

function EntityControl({ filter, query, set, isInField }: ControlProps<'entity'> & WithField) {
  return (
    <Combobox
      {...searchFrameOf(filter, isInField)}
      placeholder={filter.all}
      value={filter.of.useOption(query[nameOf(filter)])}
      options={filter.of.find}
      onChange={option => set({ [nameOf(filter)]: option?.value })}
    />
  )
}
