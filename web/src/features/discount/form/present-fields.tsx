import { pointsKinds } from '@quay/contract/discount/promotion'
import { discountRoutes } from '@quay/contract/discount/routes'
import { useWatch } from 'react-hook-form'
import { useRoute } from '../../../api/use-route.ts'
import { fieldsOf } from '../../../form/fields.tsx'
import { discountText } from '../../../text/promotion/discount.ts'
import { type DiscountForm, effectOf } from './discount-form.ts'

const { SelectField } = fieldsOf<DiscountForm>()

/** What only presents ask for: how points are counted, or whose codes are given. */
export function PresentFields() {
  const effect = effectOf(useWatch<DiscountForm, 'kind'>({ name: 'kind' }))
  const isVoucher = effect === 'VOUCHER'
  const { data } = useRoute(discountRoutes.list, { query: {} }, { enabled: isVoucher })
  if (effect === 'POINTS')
    return (
      <SelectField
        name="pointsIn"
        label={discountText.pointsIn}
        hint={discountText.pointsHint}
        options={pointsKinds.map(value => ({ value, label: discountText.pointsKinds[value] }))}
      />
    )
  if (!isVoucher) return null
  const promotions = (data?.items ?? []).filter(({ codeKind }) => codeKind === 'SINGLE')
  return (
    <SelectField
      name="voucherDiscountId"
      label={discountText.voucherOf}
      hint={promotions.length === 0 ? discountText.noVouchers : discountText.voucherHint}
      none={discountText.chooseVoucher}
      options={promotions.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
