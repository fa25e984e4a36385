import { isAllowed, type Rights } from '@quay/contract/right/permission'
import { type BulkKind, bulkKinds } from './bulk-kinds.ts'

/** What a user may do with ticked goods: labels with the right to see goods, the rest with that to change or delete them. */
export function bulkChoices(rights: Rights): readonly ('labels' | BulkKind)[] {
  const may = (action: 'read' | 'update' | 'delete') => isAllowed(rights, { model: 'list_product', action })
  return [
    ...(may('read') ? (['labels'] as const) : []),
    ...bulkKinds.filter(kind => may(kind === 'remove' ? 'delete' : 'update')),
  ]
}
