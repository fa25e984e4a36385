import { isAllowed, type ModelPermission, type Rights } from '../right/permission.ts'

/** The rights that fields of a log row need beyond the right to read the log. A caller who lacks one does not see the field. */
export interface LogRights {
  /** For the money of the row. */
  amount?: readonly ModelPermission[]
  fields?: Readonly<Record<string, readonly ModelPermission[]>>
  /** Phones: without the right they come as 09••••123. */
  phones?: Readonly<Record<string, readonly ModelPermission[]>>
}

const cost = { model: 'cost', action: 'read' } as const

/** What goods cost. */
export const needsCost: readonly ModelPermission[] = [cost]

/** For prices paid to suppliers: the caller must read the documents and have cost/read. */
export const needsPurchases = (model: 'import_product' | 'return_product'): readonly ModelPermission[] => [
  { model, action: 'read' },
  cost,
]

/** Whether the rights hold all that is needed; nothing needed is always held. */
export const holdsAll = (rights: Rights, needed: readonly ModelPermission[] = []): boolean =>
  needed.every(one => isAllowed(rights, one))
