import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import type { StoredLine } from '../../offline/count/count-line.ts'

/** Base units of a line, by the units of its product; those of a unit that is gone count as nothing here. */
export function baseOf(line: Pick<StoredLine, 'parts'>, product: Pick<CountGoods, 'units'>): number {
  const ratioOf = (id: string) => product.units.find(unit => unit.id === id)?.ratio ?? 0
  return line.parts.reduce((sum, { unitId, quantity }) => sum + quantity * ratioOf(unitId), 0)
}

/** "3 hộp 2 vỉ 4 viên". */
export const describeCounted = (line: Pick<StoredLine, 'parts'>, product: Pick<CountGoods, 'units'>): string =>
  formatUnits(baseOf(line, product), product.units)
