import { productRoutes } from '@quay/contract/product/routes'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { discountText } from '../../text/discount.ts'
import { Chip } from '../../ui/chip.tsx'
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'

type GiftRow = { productId: string; unitId: string }
type GiftOption = ComboboxOption & { productId: string }

type GiftPickerProps = {
  value: readonly GiftRow[]
  /** By id of the unit, of what is stored. */
  names: Readonly<Record<string, string>>
  error?: string | undefined
  onChange: (gifts: GiftRow[]) => void
}

const most = 10

/** What the customer may choose from as a gift, each in a unit. */
export function GiftPicker({ value, names, error, onChange }: GiftPickerProps) {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const nameOf = (id: string) => found[id] ?? names[id] ?? id
  return (
    <Field label={discountText.gifts} hint={discountText.giftsHint} error={error} group>
      <Combobox<GiftOption>
        label={discountText.gifts}
        value={null}
        options={findUnits}
        placeholder={discountText.findGoods}
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

async function findUnits(keyword: string, signal: AbortSignal): Promise<GiftOption[]> {
  const { items } = await call(productRoutes.list, { query: { keyword, limit: most } }, { signal })
  return items.flatMap(({ id, code, name, units }) =>
    units.map(unit => ({ value: unit.id, productId: id, label: `${name} (${unit.name})`, detail: code })),
  )
}
