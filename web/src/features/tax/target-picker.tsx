import { productRoutes } from '@quay/contract/product/routes'
import { call } from '../../api/client.ts'
import { useRoute } from '../../api/use-route.ts'
import { taxText } from '../../text/money/tax.ts'
import { Combobox, type ComboboxOption } from '../../ui/choice/combobox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Chip } from '../../ui/mark/chip.tsx'
import { groupPaths } from './group-paths.ts'

export type Target = ComboboxOption

type TargetPickerProps = {
  groups: readonly Target[]
  products: readonly Target[]
  error: string | undefined
  onGroups: (groups: Target[]) => void
  onProducts: (products: Target[]) => void
}

/** Groups and products that a rate is for; each stands below its field until it is taken out again. */
export function TargetPicker({ groups, products, error, onGroups, onProducts }: TargetPickerProps) {
  const { data } = useRoute(productRoutes.groups, {})
  const known = groupPaths(data ?? [])
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
      <div className="grid content-start gap-2">
        <Field label={taxText.groups} hint={taxText.groupsHint} error={error}>
          <Combobox
            value={null}
            placeholder={taxText.groupsPlaceholder}
            options={known.filter(group => !groups.some(other => other.value === group.value))}
            onChange={group => group && onGroups([...groups, group])}
          />
        </Field>
        <Chosen targets={groups} onChange={onGroups} />
      </div>
      <div className="grid content-start gap-2">
        <Field label={taxText.products}>
          <Combobox
            value={null}
            placeholder={taxText.productsPlaceholder}
            options={findProducts}
            onChange={product =>
              product && !products.some(other => other.value === product.value) && onProducts([...products, product])
            }
          />
        </Field>
        <Chosen targets={products} onChange={onProducts} />
      </div>
    </div>
  )
}

function Chosen({ targets, onChange }: { targets: readonly Target[]; onChange: (targets: Target[]) => void }) {
  if (targets.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {targets.map(target => (
        <li key={target.value} className="inline-flex max-w-full">
          <Chip
            active
            removeLabel={taxText.remove(target.label)}
            onRemove={() => onChange(targets.filter(other => other !== target))}
          >
            <span className="truncate">{target.label}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

const mostFound = 20

async function findProducts(keyword: string, signal: AbortSignal) {
  const { items } = await call(productRoutes.list, { query: { keyword, limit: mostFound } }, { signal })
  return items.map(product => ({ value: product.id, label: product.name, detail: product.code }))
}
