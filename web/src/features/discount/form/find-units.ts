import { productRoutes } from '@quay/contract/product/routes'
import { call } from '../../../api/client.ts'
import type { ComboboxOption } from '../../../ui/choice/combobox.tsx'

/** A unit of goods, found by the name of the goods. */
export type UnitOption = ComboboxOption & { productId: string }

const most = 10

/** Units of the goods that a text finds. */
export async function findUnits(keyword: string, signal: AbortSignal): Promise<UnitOption[]> {
  const { items } = await call(productRoutes.list, { query: { keyword, limit: most } }, { signal })
  return items.flatMap(({ id, code, name, units }) =>
    units.map(unit => ({ value: unit.id, productId: id, label: `${name} (${unit.name})`, detail: code })),
  )
}
