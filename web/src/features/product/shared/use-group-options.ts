import type { ComboboxOption } from '../../../ui/choice/combobox.tsx'
import { useGroups } from '../use-groups.ts'

/** The groups of products as a control offers them, each with the groups above it. */
export const useGroupOptions = (): ComboboxOption[] => useGroups().map(({ id, path }) => ({ value: id, label: path }))
