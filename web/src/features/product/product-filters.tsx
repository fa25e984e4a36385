import { controlGroups } from '@quay/contract/enumeration'
import { controlGroupText } from '@quay/domain/product/control-group'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { productText } from '../../text/product.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Select } from '../../ui/select.tsx'
import type { GroupNode } from './group-tree.ts'
import { useListEntries } from './list-picker.tsx'

function choicesOf<Choices extends Readonly<Record<string, string>>>(choices: Choices) {
  return Object.entries(choices).map(([value, label]) => ({ value: value as keyof Choices & string, label }))
}
const allFirst = (one: { value: string }, other: { value: string }) =>
  Number(other.value === '') - Number(one.value === '') || Number(one.value) - Number(other.value)

export const stockChoices = choicesOf(productText.stockChoices)
export const expiringChoices = choicesOf(productText.expiringChoices).toSorted(allFirst)
export const statusChoices = [
  ...choicesOf(productText.statusChoices).toSorted((one, other) =>
    one.value === '' ? -1 : Number(other.value) - Number(one.value),
  ),
  { value: 'here' as const, label: productText.stoppedHere },
]
export const prescriptionChoices = choicesOf(productText.prescriptionChoices)
export const typeChoices = (['', '1', '2', '3'] as const).map(value => ({
  value,
  label: productText.typeChoices[value],
}))
export const controlChoices = [
  { value: '' as const, label: productText.controlAll },
  { value: 'any' as const, label: productText.controlAny },
  ...controlGroups.map(value => ({ value, label: controlGroupText[value] })),
]

type ProductFiltersProps = {
  query: Readonly<Record<string, string | undefined>>
  groups: readonly GroupNode[]
  seesCost: boolean
  onChange: (patch: Record<string, string | undefined>) => void
}

/** The filter bar of the product list: the common ones in sight, the others behind a button. */
export function ProductFilters({ query, groups, seesCost, onChange }: ProductFiltersProps) {
  const options = groups.map(group => ({ value: group.id, label: group.path }))
  const { filters } = productText
  return (
    <>
      <Combobox
        className="w-40! max-sm:w-full!"
        label={filters.group}
        placeholder={filters.allGroups}
        value={options.find(option => option.value === query.groupId) ?? null}
        options={options}
        onChange={option => onChange({ groupId: option?.value })}
      />
      <Select
        className="w-auto max-sm:w-full"
        label={filters.stock}
        value={query.stock ?? ''}
        options={stockChoices}
        onChange={stock => onChange({ stock })}
      />
      <Select
        className="w-auto max-sm:w-full"
        label={filters.expiring}
        value={query.expiring ?? ''}
        options={expiringChoices}
        onChange={expiring => onChange({ expiring })}
      />
      <Popover label={filters.more} trigger={<Button icon={<SlidersHorizontal />}>{filters.more}</Button>}>
        <MoreFilters query={query} seesCost={seesCost} onChange={onChange} />
      </Popover>
    </>
  )
}

function MoreFilters({ query, seesCost, onChange }: Omit<ProductFiltersProps, 'groups'>) {
  const { filters } = productText
  return (
    <div className="grid w-72 max-w-full gap-3">
      <Field label={filters.status}>
        <Select value={query.status ?? ''} options={statusChoices} onChange={status => onChange({ status })} />
      </Field>
      <Field label={filters.type}>
        <Select value={query.type ?? ''} options={typeChoices} onChange={type => onChange({ type })} />
      </Field>
      <Field label={filters.prescription}>
        <Select value={query.rx ?? ''} options={prescriptionChoices} onChange={rx => onChange({ rx })} />
      </Field>
      <Field label={filters.control}>
        <Select value={query.control ?? ''} options={controlChoices} onChange={control => onChange({ control })} />
      </Field>
      <EntryFilter
        list="manufacturers"
        label={filters.manufacturer}
        all={filters.allManufacturers}
        value={query.manufacturerId}
        onChange={manufacturerId => onChange({ manufacturerId })}
      />
      <EntryFilter
        list="positions"
        label={filters.position}
        all={filters.allPositions}
        value={query.positionId}
        onChange={positionId => onChange({ positionId })}
      />
      {seesCost && (
        <Checkbox
          checked={query.costMoved !== undefined}
          onChange={event => onChange({ costMoved: event.target.checked ? '30' : undefined })}
        >
          {filters.costMoved}
        </Checkbox>
      )}
    </div>
  )
}

type EntryFilterProps = {
  list: 'manufacturers' | 'positions'
  label: string
  all: string
  value: string | undefined
  onChange: (id: string | undefined) => void
}

function EntryFilter({ list, label, all, value, onChange }: EntryFilterProps) {
  const options = useListEntries(list).map(entry => ({ value: entry.id, label: entry.name }))
  return (
    <Field label={label}>
      <Combobox
        placeholder={all}
        value={options.find(option => option.value === value) ?? null}
        options={options}
        onChange={option => onChange(option?.value)}
      />
    </Field>
  )
}
