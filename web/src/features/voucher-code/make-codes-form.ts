import type { DiscountView } from '@quay/contract/discount/shapes'
import { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import { formResolver } from '../../api/form/form-resolver.ts'

/** What the form of new codes holds. */
export interface MakeCodesForm {
  discountId: string | null
  code: string
  prefix: string
  count: number | null
  expiresOn: string | null
  isIssued: boolean
}

export const freshCodes: MakeCodesForm = {
  discountId: null,
  code: '',
  prefix: '',
  count: 100,
  expiresOn: null,
  isIssued: true,
}

/** Checks by the contract's schema for the kind of codes that the promotion has. */
export const codesResolver = (kindOf: (id: string | null) => DiscountView['codeKind']) =>
  formResolver(voucherCodeRoutes.make.body, ({ discountId, code, ...batch }: MakeCodesForm) =>
    kindOf(discountId) === 'SHARED' ? { code, expiresOn: batch.expiresOn } : { ...batch, count: batch.count ?? 0 },
  )
