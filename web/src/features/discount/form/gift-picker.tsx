import { useState } from 'react'
import { discountText } from '../../../text/promotion/discount.ts'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Chip } from '../../../ui/mark/chip.tsx'
import { findUnits, type UnitOption } from './find-units.ts'

type GiftRow = { productId: string; unitId: string }

type GiftPickerProps = {
  value: readonly GiftRow[]
  /** By id of the unit, of what is stored. */
  names: Readonly<Record<string, string>>
  error?: string | undefined
  onChange: (gifts: GiftRow[]) => void
}

/** What the customer may choose from as a gift, each in a unit. */
export function GiftPicker({ value, names, error, onChange }: GiftPickerProps) {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const nameOf = (id: string) => found[id] ?? names[id] ?? id
  return (
    <Field label={discountText.gifts} hint={discountText.giftsHint} error={error} group>
      <Combobox<UnitOption>
        label={discountText.gifts}
        value={null}
        options={findUnits}
        placeholder={discountText.findUnits}
        onChange={option => {
          if (!option || value.some(({ unitId }) => unitId === option.value)) return
          setFound({ ...found, [option.value]: option.label })
          onChange([...value, { productId: option.productId, unitId: option.value }])
        }}
      />
      {value.length > 0 && (
        <div className="flex flex-wrap gap-1 pt-1">
          {value.map(({ unitId }) => (
            <Chip
              key={unitId}
              removeLabel={discountText.removeGoods(nameOf(unitId))}
              onRemove={() => onChange(value.filter(one => one.unitId !== unitId))}
            >
              {nameOf(unitId)}
            </Chip>
          ))}
        </div>
      )}
    </Field>
  )
}
