import { controlGroups } from '@quay/contract/enumeration'
import { medicineRoutes } from '@quay/contract/medicine/routes'
import { controlGroupText } from '@quay/domain/product/control-group'
import { useRoute } from '../../api/use-route.ts'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { medicineText } from '../../text/product/medicine.ts'

const { filters, stateChoices, prescriptionChoices, oursChoices } = medicineText
const width = 'w-36'

/** The filters of the national list. */
export const medicineFilters: ReadonlyArray<Filter<Asked<typeof medicineRoutes.list>>> = [
  {
    kind: 'choice',
    field: 'state',
    label: filters.state,
    width,
    choices: choicesOf(stateChoices, { order: ['listed', 'expired', 'withdrawn'] }),
  },
  {
    kind: 'choice',
    field: 'isPrescription',
    address: 'rx',
    label: filters.prescription,
    width,
    choices: choicesOf(prescriptionChoices, { order: ['true', 'false'] }),
  },
  {
    kind: 'choice',
    field: 'controlGroup',
    address: 'control',
    label: filters.control,
    width,
    choices: [
      { value: '', label: medicineText.controlAll },
      { value: 'any', label: medicineText.controlAny },
      ...controlGroups.map(value => ({ value, label: controlGroupText[value] })),
    ],
  },
  {
    kind: 'listed',
    field: 'country',
    label: filters.country,
    all: filters.anyCountry,
    width: 'w-36!',
    isSearched: true,
    atLeast: 0,
    useOptions: () =>
      (useRoute(medicineRoutes.summary, {}).data?.countries ?? []).map(value => ({ value, label: value })),
  },
  {
    kind: 'choice',
    field: 'isOurs',
    address: 'ours',
    label: filters.ours,
    width,
    choices: choicesOf(oursChoices, { order: ['true', 'false'] }),
  },
]
