import { type CheckKind, inventoryCheckBody } from '@quay/contract/inventory-check/shapes'
import { formResolver } from '../../api/form/form-resolver.ts'
import { checkText } from '../../text/stock/inventory-check.ts'

type Goods = { value: string; label: string }

export type NewCheckForm = {
  branchId: string
  kind: CheckKind
  groupId: string | null
  positionId: string | null
  productIds: readonly Goods[]
  isBlind: boolean
  note: string
}

/** A check as it begins: of a group, blind. */
export const newCheckForm = (branchId: string): NewCheckForm => ({
  branchId,
  kind: 'GROUP',
  groupId: null,
  positionId: null,
  productIds: [],
  isBlind: true,
  note: '',
})

/** What is sent: of what is counted, only the part that the kind asks for. */
const bodyOf = ({ groupId, positionId, productIds, note, ...form }: NewCheckForm) => ({
  ...form,
  note: note.trim() || null,
  ...(form.kind === 'GROUP' && { groupId }),
  ...(form.kind === 'POSITION' && { positionId }),
  ...(form.kind === 'PRODUCT' && { productIds: productIds.map(({ value }) => value) }),
})

const partOf = { GROUP: 'groupId', POSITION: 'positionId' } as const

/** The server refuses a check of a group or a place without one too; here it is said before anything is sent. */
const checked = inventoryCheckBody.superRefine((body, context) => {
  if (body.kind !== 'GROUP' && body.kind !== 'POSITION') return
  const part = partOf[body.kind]
  if (!body[part]) context.addIssue({ code: 'custom', path: [part], message: checkText.required })
})

export const newCheckResolver = formResolver(checked, bodyOf)
