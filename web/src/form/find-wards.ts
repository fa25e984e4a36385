import { wardRoutes } from '@quay/contract/ward/routes'
import type { FoundWard, Ward } from '@quay/contract/ward/shapes'
import { call } from '../api/client.ts'
import { formText } from '../text/kit/form.ts'
import type { ComboboxOption } from '../ui/choice/combobox.tsx'

export type WardOption = ComboboxOption & { ward: Ward }

/** A ward as it is offered: with its name of before where that was sought, else with its province. */
export const wardOption = ({ former, ...ward }: Ward & Partial<Pick<FoundWard, 'former'>>): WardOption => ({
  value: ward.code,
  label: ward.name,
  detail: former ? formText.formerWard(former, ward.provinceName) : ward.provinceName,
  ward,
})

const most = 30

/** Wards by words of their names, of a province or of the country. */
export async function findWards(provinceCode: string | undefined, keyword: string, signal: AbortSignal) {
  const query = { limit: most, ...(provinceCode && { provinceCode }), ...(keyword && { keyword }) }
  const { items } = await call(wardRoutes.list, { query }, { signal })
  return items.map(wardOption)
}
