import { controlGroups } from '@quay/contract/enumeration'
import { controlGroupText } from '@quay/domain/product/control-group'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { medicineText } from '../../text/medicine.ts'
import type { ActiveFilter } from '../../ui/filter-chips.tsx'

const { stateChoices: states, prescriptionChoices: prescriptions, oursChoices: ours, filters } = medicineText

export const stateChoices = (['', 'listed', 'expired', 'withdrawn'] as const).map(value => ({
  value,
  label: states[value],
}))
export const prescriptionChoices = (['', 'true', 'false'] as const).map(value => ({
  value,
  label: prescriptions[value],
}))
export const oursChoices = (['', 'true', 'false'] as const).map(value => ({ value, label: ours[value] }))
export const controlChoices = [
  { value: '' as const, label: medicineText.controlAll },
  { value: 'any' as const, label: medicineText.controlAny },
  ...controlGroups.map(value => ({ value, label: controlGroupText[value] })),
]

const names = ['keyword', 'state', 'rx', 'control', 'country', 'ours'] as const

/** The filters of the national list as the address has them: as the server wants them, and as chips. */
export function useMedicineQuery() {
  const { query, change } = useAddress()
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const labelOf = (choices: readonly { value: string; label: string }[], value: string | undefined) =>
    value ? choices.find(choice => choice.value === value)?.label : undefined
  const chip = (id: string, name: string, value: string | undefined): ActiveFilter[] =>
    value ? [{ id, name, value, onRemove: () => set({ [id]: undefined }) }] : []
  return {
    query,
    set,
    filter: {
      keyword: query.keyword,
      state: knownChoice(stateChoices, query.state),
      isPrescription: knownChoice(prescriptionChoices, query.rx),
      controlGroup: knownChoice(controlChoices, query.control),
      country: query.country,
      isOurs: knownChoice(oursChoices, query.ours),
    },
    chips: [
      ...chip('state', filters.state, labelOf(stateChoices, query.state)),
      ...chip('rx', filters.prescription, labelOf(prescriptionChoices, query.rx)),
      ...chip('control', filters.control, labelOf(controlChoices, query.control)),
      ...chip('country', filters.country, query.country),
      ...chip('ours', filters.ours, labelOf(oursChoices, query.ours)),
    ],
    isFiltered: names.some(name => query[name] !== undefined),
    clear: () => set(Object.fromEntries(names.map(name => [name, undefined]))),
  }
}
