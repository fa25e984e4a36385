import { type Refusal, refuse } from '../refusal.ts'
import type { ReturnedBill, ReturnItemInput } from './return-facts.ts'

/** Whether a draft names lines, units and lots of its bill. What could come back of them is asked once it is completed. */
export function checkDraft(items: readonly ReturnItemInput[], { lines, code }: ReturnedBill): Refusal | null {
  for (const [index, item] of items.entries()) {
    const own = lines.filter(
      line =>
        line.billItemId === item.billItemId && (!item.billItemPartId || line.billItemPartId === item.billItemPartId),
    )
    const [line] = own
    if (!line) return refuse('return-line-unknown', { code }, `items.${index}.billItemId`)
    const isWhole = line.perCombo !== null && !item.billItemPartId
    const units = own.flatMap(({ unitId, units: all }) => [unitId, ...all.map(({ id }) => id)])
    if (!isWhole && item.unitId !== undefined && !units.includes(item.unitId))
      return refuse('return-unit-differs', { product: line.productName }, `items.${index}.unitId`)
    const lots = own.flatMap(one => one.lots.map(({ lotId }) => lotId))
    if (item.lots?.some(({ lotId }) => !lots.includes(lotId)))
      return refuse('return-lot-over', { lot: '?', sold: '0' }, `items.${index}.lots`)
  }
  return null
}
