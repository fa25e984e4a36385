import { codeKinds, customerPeriods, promotionStackings } from '@quay/contract/discount/promotion'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldsOf } from '../../../form/fields.tsx'
import { discountText } from '../../../text/promotion/discount.ts'
import { discountGoodsText as goodsText } from '../../../text/promotion/discount-goods.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { type DiscountForm, hasTarget, hasTimes, isGift, isPresent } from './discount-form.ts'
import { FormCard } from './form-card.tsx'
import { saysLimits } from './says.ts'

const { CheckField, TextField, SelectField, NumberField, MoneyField, OwnField } = fieldsOf<DiscountForm>()
const picks = ['CHEAPEST', 'DEAREST'] as const
const unitsPer = ['LINE', 'BILL'] as const

/** How it goes with others, whether it asks for a code, and how much it gives at most. */
export function LimitsCard() {
  const { control } = useFormContext<DiscountForm>()
  const form = useWatch({ control }) as DiscountForm
  const { kind, pointsIn, maxUnits } = form
  return (
    <FormCard title={discountText.cards.limits} says={saysLimits(form)}>
      <OwnField name="stacking" label={discountText.stacking} group>
        {field => (
          <RadioGroup
            value={field.value}
            options={promotionStackings.map(value => ({ value, label: discountText.stackings[value] }))}
            onChange={field.onChange}
          />
        )}
      </OwnField>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <NumberField name="rank" label={discountText.rank} hint={discountText.rankHint} min={0} max={999} />
        <SelectField
          name="codeKind"
          label={discountText.codeKind}
          options={codeKinds.map(value => ({ value, label: discountText.codeKinds[value] }))}
        />
        {(kind === 'ITEM GET' || maxUnits !== null) && (
          <SelectField
            name="pick"
            label={discountText.pick}
            options={picks.map(value => ({ value, label: discountText.picks[value] }))}
          />
        )}
        {hasTimes({ kind, pointsIn }) && <NumberField name="maxTimes" label={discountText.maxTimes} min={1} />}
        {!isPresent(kind) && !isGift(kind) && <MoneyField name="maxAmount" label={discountText.maxAmount} />}
        {hasTarget(kind) && <NumberField name="maxUnits" label={goodsText.maxUnits} min={1} />}
        {maxUnits !== null && (
          <SelectField
            name="unitsPer"
            label={goodsText.unitsPer}
            options={unitsPer.map(value => ({ value, label: goodsText.unitsPers[value] }))}
          />
        )}
        <NumberField name="maxUses" label={discountText.maxUses} min={1} />
        <NumberField name="maxUsesCustomer" label={discountText.maxUsesCustomer} min={1} />
        <SelectField
          name="customerPeriod"
          label={discountText.customerPeriod}
          options={customerPeriods.map(value => ({ value, label: discountText.customerPeriods[value] }))}
        />
        <MoneyField name="budget" label={discountText.budget} />
        <TextField name="note" label={goodsText.note} />
        <TextField name="noticeRef" label={discountText.noticeRef} hint={discountText.noticeHint} />
      </div>
      <CheckField name="isCampaign" hint={discountText.isCampaignHint}>
        {discountText.isCampaign}
      </CheckField>
    </FormCard>
  )
}
