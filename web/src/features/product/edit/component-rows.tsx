import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { call } from '../../../api/client.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { fieldsOf } from '../../../form/fields.tsx'
import { productText } from '../../../text/product/product.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Combobox, type ComboboxOption } from '../../../ui/choice/combobox.tsx'
import { namedOptions } from '../../../ui/choice/named-options.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { ComponentForm, ProductForm } from './product-form.ts'

const { combo } = productText
const { NumberField } = fieldsOf<ProductForm>()
const grid = 'grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_128px_104px_28px] max-sm:grid-cols-2'
const most = 12

type Found = ComboboxOption & { product: Product }

/** What a combo is made of: goods found by name or code, each in a unit, so many for one combo. */
export function ComponentRows() {
  const { control } = useFormContext<ProductForm>()
  const { fields: rows, append, remove } = useFieldArray({ control, name: 'components', keyName: 'key' })
  const components = useWatch({ control, name: 'components' })
  const errors = useFormState({ control }).errors.components
  const branchId = useBranchId()

  async function search(keyword: string, signal: AbortSignal): Promise<Found[]> {
    const query = { branchId, keyword, isActive: '1' as const, limit: most }
    const { items } = await call(productRoutes.list, { query }, { signal })
    return items
      .filter(product => product.type !== 3 && !components.some(one => one.productId === product.id))
      .map(product => ({ value: product.id, label: product.name, detail: product.code, product }))
  }
  function add(found: Found | null) {
    const unit = found?.product.units.find(one => one.isDefaultSale) ?? found?.product.units[0]
    if (!found || !unit) return
    append({
      productId: found.product.id,
      productName: found.product.name,
      unitId: unit.id,
      unitName: unit.name,
      price: unit.price,
      quantity: 1,
    })
  }
  const sum = components.reduce((all, one) => all + one.price * (one.quantity ?? 0), 0)
  return (
    <section aria-label={combo.title} className="grid gap-2">
      <div>
        <h3 className="text-14">{combo.title}</h3>
        <p className="text-12 text-ink-3">{combo.hint}</p>
      </div>
      {rows.map((row, place) => (
        <ComponentRow
          key={row.key}
          place={place}
          component={components[place] ?? row}
          error={errors?.[place]?.productId?.message ?? errors?.[place]?.quantity?.message}
          onRemove={() => remove(place)}
        />
      ))}
      <Field label={combo.find} labelHidden error={errors?.message ?? errors?.root?.message}>
        <Combobox<Found> value={null} onChange={add} options={search} placeholder={combo.find} />
      </Field>
      {rows.length > 0 && <p className="text-12 text-ink-2">{combo.sumIs(formatDong(sum))}</p>}
    </section>
  )
}

type ComponentRowProps = {
  place: number
  component: ComponentForm
  error: string | undefined
  onRemove: () => void
}

function ComponentRow({ place, component, error, onRemove }: ComponentRowProps) {
  const { setValue } = useFormContext<ProductForm>()
  const branchId = useBranchId()
  const { productId, productName, unitId, unitName } = component
  const known = useRoute(productRoutes.get, { params: { id: productId }, query: { branchId } })
  const units = known.data?.units ?? [{ id: unitId, name: unitName, price: component.price }]
  function take(next: string) {
    const unit = units.find(one => one.id === next)
    if (!unit) return
    setValue(`components.${place}.unitId`, unit.id, { shouldDirty: true })
    setValue(`components.${place}.unitName`, unit.name)
    setValue(`components.${place}.price`, unit.price)
  }
  return (
    <div className={grid}>
      <span className="flex min-h-control min-w-0 flex-col justify-center max-sm:col-span-2">
        <span className="truncate font-medium">{productName}</span>
        {error && <span className="text-12 text-danger-text">{error}</span>}
      </span>
      <Select label={combo.unit(productName)} value={unitId} options={namedOptions(units)} onChange={take} />
      <NumberField name={`components.${place}.quantity`} label={combo.quantity(productName)} labelHidden min={1} />
      <IconButton label={combo.remove(productName)} icon={<X />} size="sm" className="mt-0.5" onClick={onRemove} />
    </div>
  )
}
