import { pointRoutes } from '@quay/contract/point/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { fieldsOf } from '../../../form/fields.tsx'
import { productText } from '../../../text/product/product.ts'
import type { ProductForm } from './product-form.ts'

const { NumberField } = fieldsOf<ProductForm>()

/** What a unit of each kind earns: only where a rule of points counts by goods, and the goods earn any. */
export function UnitPoints() {
  const { control } = useFormContext<ProductForm>()
  const [units, earns] = useWatch({ control, name: ['units', 'earnsPoints'] })
  const enabled = isAllowed(useSession().rights, pointRoutes.settings.permission)
  const rules = useRoute(pointRoutes.settings, {}, { enabled }).data?.items ?? []
  if (!earns || !rules.some(({ isActive, earnBy }) => isActive && earnBy === 'PRODUCT')) return null
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {units.map(({ name }, place) => (
        <NumberField
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the form
          key={place}
          name={`units.${place}.points`}
          label={productText.unitPoints(name)}
          min={0}
        />
      ))}
    </div>
  )
}
