import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { fieldsOf } from '../../../form/fields.tsx'
import { discountText } from '../../../text/promotion/discount.ts'
import { discountGoodsText as goodsText } from '../../../text/promotion/discount-goods.ts'
import { BuyFields } from './buy-fields.tsx'
import { type DiscountForm, hasTarget, isSet } from './discount-form.ts'
import { FormCard } from './form-card.tsx'
import { GoodsPicker } from './goods-picker.tsx'
import { saysGoods } from './says.ts'

const { SelectField } = fieldsOf<DiscountForm>()
const quantitiesIn = ['UNIT', 'BASE'] as const

/** Which goods count, which become cheaper, and which do neither. */
export function GoodsCard({ names }: { names: Readonly<Record<string, string>> }) {
  const { control } = useFormContext<DiscountForm>()
  const form = useWatch({ control }) as DiscountForm
  return (
    <FormCard title={discountText.cards.goods} says={saysGoods(form)}>
      <Controller
        name="goods"
        control={control}
        render={({ field: { value, onChange } }) => (
          <GoodsPicker
            label={discountText.goods}
            hint={discountText.goodsHint}
            empty={discountText.allGoods}
            value={value}
            names={names}
            onChange={onChange}
          />
        )}
      />
      {hasTarget(form.kind) && (
        <Controller
          name="target"
          control={control}
          render={({ field: { value, onChange } }) => (
            <GoodsPicker
              label={discountText.target}
              hint={discountText.targetHint}
              empty={discountText.sameGoods}
              value={value}
              names={names}
              onChange={onChange}
            />
          )}
        />
      )}
      <Controller
        name="notGoods"
        control={control}
        render={({ field: { value, onChange } }) => (
          <GoodsPicker
            label={discountText.notGoods}
            hint={discountText.notGoodsHint}
            empty={discountText.noGoods}
            value={value}
            names={names}
            onChange={onChange}
          />
        )}
      />
      <SelectField
        name="quantityIn"
        label={goodsText.quantityIn}
        options={quantitiesIn.map(value => ({ value, label: goodsText.quantitiesIn[value] }))}
      />
      {(isSet(form.kind) || form.buy.length > 0) && <BuyFields names={names} />}
    </FormCard>
  )
}
