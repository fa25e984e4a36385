import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { productText } from '../../text/product.ts'
import type { ActiveFilter } from '../../ui/filter-chips.tsx'
import { useListEntries } from './list-picker.tsx'
import {
  controlChoices,
  expiringChoices,
  prescriptionChoices,
  statusChoices,
  stockChoices,
  typeChoices,
} from './product-filters.tsx'
import { useGroups } from './use-groups.ts'

const sortable = ['name', 'code'] as const

/** The names that the address of the product list knows; a kept view holds them. */
export const filterNames = [
  'keyword',
  'groupId',
  'stock',
  'expiring',
  'status',
  'rx',
  'type',
  'control',
  'manufacturerId',
  'positionId',
  'costMoved',
] as const

/** The filters of the product list as the address has them: as the server wants them, and as chips. */
export function useProductQuery() {
  const { query, change } = useAddress()
  const groups = useGroups()
  const makers = useListEntries('manufacturers')
  const positions = useListEntries('positions')
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })

  const sortBy = sortable.find(one => one === query.sortBy)
  const status = knownChoice(statusChoices, query.status)
  const filter = {
    keyword: query.keyword,
    groupId: query.groupId,
    stock: knownChoice(stockChoices, query.stock),
    expiringWithinDays: knownChoice(expiringChoices, query.expiring),
    // Traded means here: what the branch stopped is not.
    isActive: status === '0' ? status : undefined,
    isActiveHere: status === '1' ? ('1' as const) : status === 'here' ? ('0' as const) : undefined,
    isPrescription: knownChoice(prescriptionChoices, query.rx),
    type: knownChoice(typeChoices, query.type),
    controlGroup: knownChoice(controlChoices, query.control),
    manufacturerId: query.manufacturerId,
    positionId: query.positionId,
    costMovedWithinDays: query.costMoved,
    sortBy,
    orderBy: sortBy && query.orderBy === 'DESC' ? ('DESC' as const) : undefined,
  }
  const { filters } = productText
  const group = groups.find(one => one.id === query.groupId)
  const labelOf = (choices: readonly { value: string; label: string }[], value: string | undefined) =>
    value ? choices.find(choice => choice.value === value)?.label : undefined
  const chip = (id: string, name: string, value: string | undefined): ActiveFilter[] =>
    value ? [{ id, name, value, onRemove: () => set({ [id]: undefined }) }] : []
  const chips = [
    ...chip('groupId', filters.group, group?.path),
    ...chip('type', filters.type, labelOf(typeChoices, query.type)),
    ...chip('rx', filters.prescription, labelOf(prescriptionChoices, query.rx)),
    ...chip('control', filters.control, labelOf(controlChoices, query.control)),
    ...chip('manufacturerId', filters.manufacturer, makers.find(one => one.id === query.manufacturerId)?.name),
    ...chip('positionId', filters.position, positions.find(one => one.id === query.positionId)?.name),
    ...chip('costMoved', filters.costMoved, query.costMoved && productText.yes),
  ]
  return {
    query,
    set,
    filter,
    chips,
    groups,
    isFiltered: filterNames.some(name => query[name] !== undefined),
    clear: () => set(Object.fromEntries(filterNames.map(name => [name, undefined]))),
    kept: () => Object.fromEntries(filterNames.flatMap(name => (query[name] ? [[name, query[name]]] : []))),
    apply: (next: Readonly<Record<string, string>>) =>
      set(Object.fromEntries(filterNames.map(name => [name, next[name]]))),
    sort: sortBy ? { columnId: sortBy, descending: query.orderBy === 'DESC' } : null,
    setSort: (columnId: string) =>
      // The first press on another column goes A to Z.
      set({ sortBy: columnId, orderBy: columnId === sortBy && query.orderBy !== 'DESC' ? 'DESC' : undefined }),
  }
}
