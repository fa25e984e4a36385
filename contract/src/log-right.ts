import { isAllowed, type ModelPermission, type Rights } from './permission.ts'

/** What the fields of a log row need beyond the right to read the log: whoever lacks one of them does not see the field. */
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

/** What was paid for goods: of whoever reads the documents and may know what goods cost. */
export const needsPurchases = (model: 'import_product' | 'return_product'): readonly ModelPermission[] => [
  { model, action: 'read' },
  cost,
]

/** Whether the rights hold all that is needed; nothing needed is always held. */
export const holdsAll = (rights: Rights, needed: readonly ModelPermission[] = []): boolean =>
  needed.every(one => isAllowed(rights, one))
