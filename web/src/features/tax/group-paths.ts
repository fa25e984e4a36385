import type { ComboboxOption } from '../../ui/choice/combobox.tsx'

interface Group {
  id: string
  parentId: string | null
  name: string
}

/** Groups to choose from, each with the names above it ("Thuốc › Kháng sinh"), in the order of those. */
export function groupPaths(groups: readonly Group[]): ComboboxOption[] {
  const byId = new Map(groups.map(group => [group.id, group]))
  const pathOf = ({ parentId, name }: Group): string => {
    const above = parentId === null ? undefined : byId.get(parentId)
    return above ? `${pathOf(above)} › ${name}` : name
  }
  return groups
    .map(group => ({ value: group.id, label: pathOf(group) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'vi'))
}
