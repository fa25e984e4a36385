import type { GoodsRef } from '@quay/contract/discount/promotion'
import { useState } from 'react'
import { discountText } from '../../../text/promotion/discount.ts'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Chip } from '../../../ui/mark/chip.tsx'
import { findGoods, type GoodsOption } from './find-goods.ts'

type GoodsPickerProps = {
  label: string
  hint: string
  value: readonly GoodsRef[]
  /** What it is for where nothing is named. */
  empty: string
  /** By id, of what is stored. */
  names: Readonly<Record<string, string>>
  onChange: (goods: GoodsRef[]) => void
}

/** Goods, groups and makers that a promotion names: found one by one, taken out by their ×. */
export function GoodsPicker({ label, hint, empty, value, names, onChange }: GoodsPickerProps) {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const nameOf = (id: string) => found[id] ?? names[id] ?? id
  return (
    <Field label={label} hint={hint} group>
      <Combobox<GoodsOption>
        label={label}
        value={null}
        options={findGoods}
        placeholder={value.length === 0 ? empty : discountText.findGoods}
        onChange={option => {
          if (!option || value.some(({ id }) => id === option.id)) return
          setFound({ ...found, [option.id]: option.label })
          onChange([...value, { kind: option.kind, id: option.id }])
        }}
      />
      {value.length > 0 && (
        <div className="flex flex-wrap gap-1 pt-1">
          {value.map(({ kind, id }) => (
            <Chip
              key={`${kind} ${id}`}
              removeLabel={discountText.removeGoods(nameOf(id))}
              onRemove={() => onChange(value.filter(one => one.id !== id))}
            >
              {kind === 'GROUP' || kind === 'MANUFACTURER' ? `${discountText.goodsKinds[kind]}: ` : ''}
              {nameOf(id)}
            </Chip>
          ))}
        </div>
      )}
    </Field>
  )
}
