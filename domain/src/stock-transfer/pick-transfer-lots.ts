import { toBase } from '../quantity/convert-unit.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { issueValue } from '../stock/issue-value.ts'
import { type LotQuantity, pickLots, sellableQuantity, whyNotSellable } from '../stock/pick-lots.ts'
import { formatDate } from '../text/format-date.ts'
import type { TransferLine } from './decide-transfer.ts'
import type { MovedLot, TransferFacts, TransferLotRow } from './transfer-facts.ts'

/**
 * The lots that each line takes. Of a draft those chosen by hand, as they were typed; of a sent one what really leaves, line
 * after line, with its value. Refused: what is short, expired, held or recalled, and hand-picked lots that do not add up.
 */
export function pickTransferLots(
  lines: readonly TransferLine[],
  facts: TransferFacts,
  status: 'DRAFT' | 'SUCCEED',
): Outcome<{ lots: TransferLotRow[] }> {
  const shelf = new Map(facts.lots.map(lot => [lot.id, { ...lot }]))
  const rows: TransferLotRow[] = []
  for (const line of lines) {
    const wanted = wantedLots(line)
    if (!wanted.ok) return wanted
    const own = [...shelf.values()].filter(lot => lot.productId === line.product.id)
    if (status === 'DRAFT') {
      rows.push(...(wanted.lots ?? []).map(({ lotId, quantity }) => rowOf(line, shelf.get(lotId)!, quantity, 0)))
      continue
    }
    const picked = pickLots({ lots: own, needBase: line.baseQuantity, onDay: facts.businessDay, wanted: wanted.lots })
    if (picked.missing > 0) return refuseShort(line, own, wanted.lots, facts.businessDay)
    for (const { lotId, quantity } of picked.taken) {
      const lot = shelf.get(lotId)!
      const value = issueValue(lot, quantity)
      rows.push(rowOf(line, lot, quantity, value))
      shelf.set(lotId, { ...lot, quantity: lot.quantity - quantity, value: lot.value - value })
    }
  }
  return { ok: true, lots: rows }
}

/** Lots chosen by hand in base units, one row a lot; undefined where the earliest expiry goes first. */
function wantedLots({ index, item, product, unit }: TransferLine): Outcome<{ lots?: LotQuantity[] }> {
  if (!item.lots?.length) return { ok: true }
  const got = item.lots.reduce((sum, lot) => sum + lot.quantity, 0)
  if (got !== item.quantity) {
    const details = { productId: product.id, product: product.name, expected: item.quantity, got }
    return refuse('lot-quantity-mismatch', details, `items.${index}.lots`)
  }
  const sums = new Map<string, number>()
  for (const { lotId, quantity } of item.lots) sums.set(lotId, (sums.get(lotId) ?? 0) + toBase(quantity, unit.ratio))
  return { ok: true, lots: [...sums].map(([lotId, quantity]) => ({ lotId, quantity })) }
}

/** Why a line cannot leave: of chosen lots the first that stands in the way, else how much of the product may. */
function refuseShort(
  { index, product, baseQuantity }: TransferLine,
  own: readonly MovedLot[],
  wanted: readonly LotQuantity[] | undefined,
  onDay: string,
): Refusal {
  const path = `items.${index}.quantity`
  for (const { lotId, quantity } of wanted ?? []) {
    const lot = own.find(({ id }) => id === lotId)!
    const told = { lotId, lot: lot.number, product: product.name }
    const reason = whyNotSellable(lot, onDay)
    if (reason === 'expired')
      return refuse('transfer-lot-expired', { ...told, expiry: formatDate(lot.expiryDate!) }, path)
    if (reason === 'held') return refuse('transfer-lot-held', told, path)
    if (reason === 'recalled') return refuse('transfer-lot-recalled', told, path)
    if (lot.quantity < quantity) {
      const available = lot.quantity
      return refuse(
        'lot-short',
        { ...told, available, availableText: describeStock(available, product.units), asked: quantity },
        path,
      )
    }
  }
  const available = sellableQuantity(own, onDay)
  const { skipped } = pickLots({ lots: own, needBase: baseQuantity, onDay })
  return refuse(
    'stock-short',
    {
      productId: product.id,
      product: product.name,
      available,
      availableText: describeStock(available, product.units),
      asked: baseQuantity,
      askedText: describeStock(baseQuantity, product.units),
      skipped,
    },
    path,
  )
}

const rowOf = ({ item }: TransferLine, lot: MovedLot, quantity: number, value: number): TransferLotRow => ({
  itemId: item.id,
  productId: lot.productId,
  lotId: lot.id,
  lotNumber: lot.number,
  expiryDate: lot.expiryDate,
  quantity,
  value,
})
