import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import type { LineName } from '../../offline/count/count-line.ts'

/**
 * Which lot a scan is of: the one that the symbol names, else the one that is being counted now, else the only one there is.
 * Null asks the person.
 */
export function chooseLot(
  product: Pick<CountGoods, 'id' | 'isLotManaged' | 'lots'>,
  named: string | null,
  current: LineName | null,
): string | null {
  if (!product.isLotManaged) return ''
  if (named !== null) return named
  if (current?.productId === product.id) return current.lotNumber
  const [only, another] = product.lots
  return only && !another ? only.number : null
}
