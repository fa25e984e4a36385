import { productText } from '../../text/product.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Select } from '../../ui/select.tsx'
import type { GroupNode } from './group-tree.ts'

function choicesOf<Choices extends Readonly<Record<string, string>>>(choices: Choices) {
  return Object.entries(choices).map(([value, label]) => ({ value: value as keyof Choices & string, label }))
}

export const stockChoices = choicesOf(productText.stockChoices)
export const expiringChoices = choicesOf(productText.expiringChoices).toSorted(
  (one, other) => Number(one.value) - Number(other.value),
)
export const statusChoices = choicesOf(productText.statusChoices).toSorted((one, other) =>
  one.value === '' ? -1 : Number(other.value) - Number(one.value),
)
export const prescriptionChoices = choicesOf(productText.prescriptionChoices)

type ProductFiltersProps = {
  query: Readonly<Record<string, string | undefined>>
  groups: readonly GroupNode[]
  onChange: (patch: Record<string, string | undefined>) => void
}

/** The filter bar of the product list. */
export function ProductFilters({ query, groups, onChange }: ProductFiltersProps) {
  const options = groups.map(group => ({ value: group.id, label: group.path }))
  const { filters } = productText
  return (
    <>
      <Combobox
        className="w-36! max-sm:w-full!"
        label={filters.group}
        placeholder={filters.allGroups}
        value={options.find(option => option.value === query.groupId) ?? null}
        options={options}
        onChange={option => onChange({ groupId: option?.value })}
      />
      <Select
        className="w-32 max-sm:w-full"
        label={filters.stock}
        value={query.stock ?? ''}
        options={stockChoices}
        onChange={stock => onChange({ stock })}
      />
      <Select
        className="w-36 max-sm:w-full"
        label={filters.expiring}
        value={query.expiring ?? ''}
        options={expiringChoices}
        onChange={expiring => onChange({ expiring })}
      />
      <Select
        className="w-36 max-sm:w-full"
        label={filters.status}
        value={query.status ?? ''}
        options={statusChoices}
        onChange={status => onChange({ status })}
      />
      <Select
        className="w-34 max-sm:w-full"
        label={filters.prescription}
        value={query.rx ?? ''}
        options={prescriptionChoices}
        onChange={rx => onChange({ rx })}
      />
    </>
  )
}
