import { productRoutes } from '@quay/contract/product/routes'
import X from 'lucide-react/icons/x'
import { useFormContext } from 'react-hook-form'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { sampleText } from '../../text/product/sample-medicine.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import type { ItemForm, SampleForm } from './sample-form.ts'

const { OwnField } = fieldsOf<SampleForm>()
const times = ['morning', 'noon', 'afternoon', 'evening'] as const
const mealChoices = (['', 'BEFORE', 'WITH', 'AFTER'] as const).map(value => ({
  value,
  label: sampleText.meals[value],
}))

type SampleItemRowProps = { place: number; item: ItemForm; onRemove: () => void }

/** A component: how much of it one liều takes, and how it is taken. */
export function SampleItemRow({ place, item: { productId, name, units: begun }, onRemove }: SampleItemRowProps) {
  const branchId = useBranchId()
  const { setValue } = useFormContext<SampleForm>()
  const known = useRoute(productRoutes.get, { params: { id: productId }, query: { branchId } })
  const units = known.data?.units ?? begun
  const at = `items.${place}` as const
  return (
    <li className="grid gap-2 border-line border-t py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-40 flex-1 font-semibold">{name}</span>
        <OwnField name={`${at}.unitId`} label={sampleText.unitOf(name)} labelHidden className="w-24">
          {field => (
            <Select
              value={field.value}
              options={units.map(({ id, name: unit }) => ({ value: id, label: unit }))}
              onChange={unitId => {
                // The sum needs the prices of the units that were read since.
                setValue(`${at}.units`, [...units])
                field.onChange(unitId)
              }}
            />
          )}
        </OwnField>
        <OwnField name={`${at}.quantity`} label={sampleText.quantityOf(name)} labelHidden>
          {field => <QuantityInput ref={field.ref} max={999} value={field.value} onChange={field.onChange} />}
        </OwnField>
        <IconButton size="sm" label={sampleText.removeItem(name)} icon={<X />} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-[repeat(4,minmax(0,64px))_minmax(110px,150px)_minmax(0,1fr)] items-end gap-2 max-sm:grid-cols-4">
        {times.map(time => (
          <OwnField key={time} name={`${at}.${time}`} label={sampleText.times[time]}>
            {field => (
              <NumberInput
                size="sm"
                whole={false}
                min={0.25}
                max={99}
                aria-label={sampleText.timeOf(sampleText.times[time], name)}
                ref={field.ref}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          </OwnField>
        ))}
        <OwnField name={`${at}.meal`} label={sampleText.mealOf(name)} labelHidden className="max-sm:col-span-2">
          {field => (
            <Select size="sm" className="w-full" value={field.value} options={mealChoices} onChange={field.onChange} />
          )}
        </OwnField>
        <OwnField name={`${at}.note`} label={sampleText.noteOf(name)} labelHidden className="max-sm:col-span-2">
          {field => <TextInput size="sm" placeholder={sampleText.itemNote} maxLength={200} {...field} />}
        </OwnField>
      </div>
    </li>
  )
}
