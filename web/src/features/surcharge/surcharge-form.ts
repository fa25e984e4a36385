import { undeclaredVat, type VatRate } from '@quay/contract/enumeration'
import { type Surcharge, surchargeBody, type surchargePatch } from '@quay/contract/surcharge/shapes'
import type { SurchargeReturns } from '@quay/contract/surcharge/till-surcharge'
import type { Discount } from '@quay/domain/money/discount'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { changesIn } from '../../form/changes-in.ts'
import { surchargeText } from '../../text/promotion/surcharge.ts'
import { amountText } from './amount-text.ts'

const { fields } = surchargeText

export interface SurchargeForm {
  name: string
  code: string
  amount: Discount
  vatRate: VatRate
  isAutomatic: boolean
  returns: SurchargeReturns
  branchId: string | null
  position: number | null
}

/** A surcharge as the form holds one; without one, what most have in common. */
export const formOf = (surcharge: Surcharge | null, usesVat = true): SurchargeForm => ({
  name: surcharge?.name ?? '',
  code: surcharge?.code ?? '',
  amount: surcharge?.amount ?? { unit: 2, value: 0 },
  vatRate: surcharge?.vatRate ?? (usesVat ? 8 : undeclaredVat),
  isAutomatic: surcharge?.isAutomatic ?? false,
  returns: surcharge?.returns ?? 'SHARE',
  branchId: surcharge?.branchId ?? null,
  position: surcharge?.position ?? 0,
})

export const surchargeResolver = formResolver(surchargeBody, (form: SurchargeForm) => withoutEmpty(form))

/** What an edit sends. */
export const patchOf = (
  { id: _id, ...body }: z.output<typeof surchargeBody>,
  { version }: Surcharge,
): z.input<typeof surchargePatch> => ({ ...body, branchId: body.branchId ?? null, version })

/** What another person changed in a surcharge, in words. */
export const changesBetween = changesIn<Surcharge>(
  [
    [fields.name, one => one.name],
    [fields.code, one => one.code],
    [fields.amount, amountText],
    [fields.vatRate, one => describeVatRate(one.vatRate)],
    [fields.isAutomatic, one => (one.isAutomatic ? surchargeText.yes : surchargeText.no)],
    [fields.returns, one => surchargeText.returns[one.returns]],
    [fields.branchId, one => one.branchName ?? fields.allBranches],
    [fields.position, one => String(one.position)],
  ],
  surchargeText.none,
)
