import type { FormulaBase, PriceBook, PriceFormula } from '@quay/contract/price-book/shapes'
import { priceText } from '../../text/product/price.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'

type FormulaFieldsProps = {
  value: PriceFormula
  onChange: (formula: PriceFormula) => void
  /** Other books that it may start from. */
  books: readonly PriceBook[]
  seesCost: boolean
  /** For the general prices: what they are now is the general price itself. */
  isGeneral?: boolean
  errors?: Readonly<Record<string, string | undefined>>
}

export const plainFormula: PriceFormula = { base: 'general', adjustUnit: 1, adjustValue: -500, rounding: 100 }
/** Prices of all goods go up more often than down. */
export const risingFormula: PriceFormula = { ...plainFormula, adjustValue: 500 }
const ofCost: readonly FormulaBase[] = ['cost', 'last_purchase']

/** "Giá chung − 10 %, làm tròn 500": what it starts from, up or down by how much, rounded to what. */
export function FormulaFields({
  value,
  onChange,
  books,
  seesCost,
  isGeneral = false,
  errors = {},
}: FormulaFieldsProps) {
  const change = (part: Partial<PriceFormula>) => onChange({ ...value, ...part })
  const bases = (Object.keys(priceText.bases) as FormulaBase[]).filter(
    base =>
      (seesCost || !ofCost.includes(base)) &&
      (base !== 'book' || books.length > 0) &&
      (base !== 'current' || !isGeneral),
  )
  const sign = value.adjustValue < 0 ? -1 : 1
  const isPercent = value.adjustUnit === 1
  const size = Math.abs(value.adjustValue)
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field label={priceText.base}>
          <Select
            value={value.base}
            options={bases.map(base => ({ value: base, label: priceText.bases[base] }))}
            onChange={base => change({ base, baseBookId: base === 'book' ? (books[0]?.id ?? null) : null })}
          />
        </Field>
        {value.base === 'book' && (
          <Field label={priceText.baseBook} error={errors['formula.baseBookId']}>
            <Select
              value={value.baseBookId ?? null}
              options={books.map(book => ({ value: book.id, label: book.name }))}
              onChange={baseBookId => change({ baseBookId })}
            />
          </Field>
        )}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-2">
        <Segmented
          label={priceText.direction}
          value={sign}
          options={[
            { value: 1, label: priceText.up },
            { value: -1, label: priceText.down },
          ]}
          onChange={next => change({ adjustValue: size * next })}
        />
        <Field label={priceText.by} error={errors['formula.adjustValue']}>
          <NumberInput
            value={isPercent ? size / 100 : size}
            whole={!isPercent}
            min={0}
            onChange={by => change({ adjustValue: sign * Math.round((by ?? 0) * (isPercent ? 100 : 1)) })}
          />
        </Field>
        <Segmented
          label={priceText.adjustUnit}
          value={value.adjustUnit}
          options={[
            { value: 1, label: '%' },
            { value: 2, label: 'đ' },
          ]}
          onChange={adjustUnit => change({ adjustUnit, adjustValue: 0 })}
        />
      </div>
      <Field label={priceText.rounding} group>
        <div>
          <Segmented
            label={priceText.rounding}
            value={value.rounding}
            options={[
              { value: 1, label: priceText.noRounding },
              { value: 100, label: '100' },
              { value: 500, label: '500' },
              { value: 1000, label: '1.000' },
            ]}
            onChange={rounding => change({ rounding })}
          />
        </div>
      </Field>
    </div>
  )
}
