import { productRoutes } from '@quay/contract/product/routes'
import X from 'lucide-react/icons/x'
import { useBranchId } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { sampleText } from '../../text/sample-medicine.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ItemForm } from './sample-form.ts'

type SampleItemRowProps = {
  item: ItemForm
  problem: string | undefined
  onChange: (patch: Partial<ItemForm>) => void
  onRemove: () => void
}

const times = ['morning', 'noon', 'afternoon', 'evening'] as const
const mealChoices = (['', 'BEFORE', 'WITH', 'AFTER'] as const).map(value => ({
  value,
  label: sampleText.meals[value],
}))

/** A component: how much of it one liều takes, and how it is taken. */
export function SampleItemRow({ item, problem, onChange, onRemove }: SampleItemRowProps) {
  const branchId = useBranchId()
  const known = useRoute(productRoutes.get, { params: { id: item.productId }, query: { branchId } })
  const units = known.data?.units ?? item.units
  return (
    <li className="grid gap-2 border-line border-t py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-40 flex-1 font-semibold">{item.name}</span>
        <Select
          className="w-24"
          label={sampleText.unitOf(item.name)}
          value={item.unitId}
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={unitId => onChange({ unitId, units })}
        />
        <QuantityInput
          label={sampleText.quantityOf(item.name)}
          max={999}
          value={item.quantity}
          invalid={problem !== undefined}
          onChange={quantity => onChange({ quantity })}
        />
        <IconButton size="sm" label={sampleText.removeItem(item.name)} icon={<X />} onClick={onRemove} />
      </div>
      {problem && <p className="text-12 text-danger-text">{problem}</p>}
      <div className="grid grid-cols-[repeat(4,minmax(0,64px))_minmax(110px,150px)_minmax(0,1fr)] items-end gap-2 max-sm:grid-cols-4">
        {times.map(time => (
          <Field key={time} label={sampleText.times[time]}>
            <NumberInput
              size="sm"
              whole={false}
              min={0.25}
              max={99}
              aria-label={sampleText.timeOf(sampleText.times[time], item.name)}
              value={item[time]}
              onChange={count => onChange({ [time]: count })}
            />
          </Field>
        ))}
        <div className="max-sm:col-span-2">
          <Select
            size="sm"
            className="w-full"
            label={sampleText.mealOf(item.name)}
            value={item.meal}
            options={mealChoices}
            onChange={meal => onChange({ meal })}
          />
        </div>
        <div className="max-sm:col-span-2">
          <TextInput
            size="sm"
            aria-label={sampleText.noteOf(item.name)}
            placeholder={sampleText.itemNote}
            maxLength={200}
            value={item.note}
            onChange={event => onChange({ note: event.target.value })}
          />
        </div>
      </div>
    </li>
  )
}
