import { medicineText } from '../../text/medicine.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Select } from '../../ui/select.tsx'
import { controlChoices, oursChoices, prescriptionChoices, stateChoices } from './use-medicine-query.ts'

type MedicineFiltersProps = {
  query: Readonly<Record<string, string | undefined>>
  countries: readonly string[]
  onChange: (patch: Record<string, string | undefined>) => void
}

/** The filter bar of the national list. */
export function MedicineFilters({ query, countries, onChange }: MedicineFiltersProps) {
  const { filters } = medicineText
  const select = (id: string, label: string, options: ReadonlyArray<{ value: string; label: string }>) => (
    <Select
      className="w-36 max-sm:w-full"
      label={label}
      value={query[id] ?? ''}
      options={options}
      onChange={value => onChange({ [id]: value || undefined })}
    />
  )
  const options = countries.map(value => ({ value, label: value }))
  return (
    <>
      {select('state', filters.state, stateChoices)}
      {select('rx', filters.prescription, prescriptionChoices)}
      {select('control', filters.control, controlChoices)}
      <Combobox
        className="w-36! max-sm:w-full!"
        label={filters.country}
        placeholder={filters.anyCountry}
        value={options.find(option => option.value === query.country) ?? null}
        options={options}
        onChange={option => onChange({ country: option?.value })}
      />
      {select('ours', filters.ours, oursChoices)}
    </>
  )
}
