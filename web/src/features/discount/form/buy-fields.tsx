import { useFormContext, useWatch } from 'react-hook-form'
import { discountGoodsText as words } from '../../../text/promotion/discount-goods.ts'
import { Field } from '../../../ui/field/field.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import type { DiscountForm } from './discount-form.ts'
import { GoodsPicker } from './goods-picker.tsx'

type Buy = DiscountForm['buy']

/** Goods that a customer buys together: a picker and a quantity for each component, and an empty picker for the next. */
export function BuyFields({ names }: { names: Readonly<Record<string, string>> }) {
  const { control, setValue } = useFormContext<DiscountForm>()
  const buy = useWatch({ control, name: 'buy' })
  const components = [...new Set(buy.map(row => row.component))].toSorted((one, other) => one - other)
  const next = (components.at(-1) ?? 0) + 1
  const change = (component: number, rows: Buy) =>
    setValue('buy', [...buy.filter(row => row.component !== component), ...rows], { shouldDirty: true })
  return [...components, next].map((component, place) => {
    const rows = buy.filter(row => row.component === component)
    const quantity = rows[0]?.quantity ?? 1
    return (
      <div key={component} className="grid items-start gap-3 sm:grid-cols-[1fr_160px]">
        <GoodsPicker
          label={words.buy(place + 1)}
          hint={words.buyHint}
          empty={words.buyNone}
          value={rows}
          names={names}
          onChange={goods =>
            change(
              component,
              goods.map(({ kind, id }) => ({ kind, id, component, quantity })),
            )
          }
        />
        {rows.length > 0 && (
          <Field label={words.buyQuantity(place + 1)}>
            <NumberInput
              value={quantity}
              min={1}
              onChange={value =>
                change(
                  component,
                  rows.map(row => ({ ...row, quantity: value ?? 1 })),
                )
              }
            />
          </Field>
        )}
      </div>
    )
  })
}
