import { controlGroups } from '@quay/contract/enumeration'
import type { productRoutes } from '@quay/contract/product/routes'
import { controlGroupText } from '@quay/domain/product/control-group'
import { type Asked, choicesOf, type Filter } from '../../../list/filter.ts'
import { productText } from '../../../text/product/product.ts'
import { useListEntries } from '../edit/list-picker.tsx'
import { useGroups } from '../use-groups.ts'

const { filters, statusChoices, stockChoices, expiringChoices, typeChoices, prescriptionChoices } = productText

/** The filters of the product list: the common ones in sight, the others behind a button. */
export const productFilters: ReadonlyArray<Filter<Asked<typeof productRoutes.list>>> = [
  {
    kind: 'listed',
    field: 'groupId',
    label: filters.group,
    all: filters.allGroups,
    width: 'w-40!',
    isSearched: true,
    atLeast: 0,
    useOptions: () => useGroups().map(group => ({ value: group.id, label: group.path })),
  },
  {
    kind: 'choice',
    field: 'stock',
    label: filters.stock,
    width: 'w-auto',
    choices: choicesOf(stockChoices),
  },
  {
    kind: 'choice',
    field: 'expiringWithinDays',
    address: 'expiring',
    needs: 'lots',
    label: filters.expiring,
    width: 'w-auto',
    choices: choicesOf(expiringChoices),
  },
  {
    kind: 'choice',
    address: 'status',
    label: filters.status,
    isMore: true,
    choices: [
      { value: '', label: statusChoices[''], asks: {} },
      // Traded means here: what the branch stopped is not.
      { value: '1', label: statusChoices[1], asks: { isActiveHere: '1' } },
      { value: '0', label: statusChoices[0], asks: { isActive: '0' } },
      { value: 'here', label: productText.stoppedHere, asks: { isActiveHere: '0' } },
    ],
  },
  {
    kind: 'choice',
    field: 'type',
    label: filters.type,
    isMore: true,
    choices: choicesOf(typeChoices),
  },
  {
    kind: 'choice',
    field: 'isPrescription',
    address: 'rx',
    label: filters.prescription,
    isMore: true,
    choices: choicesOf(prescriptionChoices),
  },
  {
    kind: 'choice',
    field: 'controlGroup',
    address: 'control',
    label: filters.control,
    isMore: true,
    choices: [
      { value: '', label: productText.controlAll },
      { value: 'any', label: productText.controlAny },
      ...controlGroups.map(value => ({ value, label: controlGroupText[value] })),
    ],
  },
  {
    kind: 'listed',
    field: 'manufacturerId',
    label: filters.manufacturer,
    all: filters.allManufacturers,
    isMore: true,
    isSearched: true,
    atLeast: 0,
    useOptions: () => useListEntries('manufacturers').map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    kind: 'listed',
    field: 'positionId',
    label: filters.position,
    all: filters.allPositions,
    isMore: true,
    isSearched: true,
    atLeast: 0,
    useOptions: () => useListEntries('positions').map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    kind: 'flag',
    field: 'costMovedWithinDays',
    address: 'costMoved',
    value: '30',
    label: filters.costMoved,
    yes: productText.yes,
    isMore: true,
    shown: ({ may }) => may({ model: 'cost', action: 'read' }),
  },
]
