import type { VatRate } from '@quay/contract/enumeration'
import { supplierItemLetters } from '@quay/contract/inbound/shapes'
import type { InvoiceLine, SupplierInvoice } from './read-supplier-invoice.ts'
import { supplierItemKey } from './supplier-item-key.ts'

/** A line of an import as the supplier's invoice gives it; amounts are whole đồng that come to the invoice's own. */
export interface DraftLine {
  /** By what the goods are known again. */
  key: string
  code: string | null
  name: string
  unitName: string | null
  /** Whole units; null where the invoice has a fraction of one, or none. */
  quantity: number | null
  bonusQuantity: number
  price: number
  /** Đồng off the line, so that quantity × price less it is what the invoice says. */
  discount: number
  amount: number
  vatRate: VatRate | null
  lots: { lotNumber: string; expiryDate: string | null; quantity: number }[]
  /** Why it is not certain, in words. */
  doubt: string | null
}

/**
 * The lines of an import that a supplier's invoice gives, and the discount of the whole document (đồng). Goods that come for
 * nothing join the line of the same goods. A price with decimals is rounded up and the rest taken off as a discount, so that
 * the amount stays the invoice's to the đồng.
 */
export function draftOfInvoice({ lines }: Pick<SupplierInvoice, 'lines'>): { lines: DraftLine[]; discount: number } {
  const drafts: DraftLine[] = []
  /** The first line of the goods with a quantity, by their key. */
  const counted = new Map<string, DraftLine>()
  let discount = 0
  for (const line of lines) {
    if (line.kind === 'DISCOUNT') {
      discount += line.amount
      continue
    }
    const draft = draftOf(line)
    const bought = line.kind === 'BONUS' && counted.get(draft.key)
    if (bought && draft.quantity !== null) {
      bought.bonusQuantity += draft.quantity
      bought.lots.push(...draft.lots)
      bought.doubt ??= draft.doubt
      continue
    }
    drafts.push(draft)
    if (draft.quantity !== null && !counted.has(draft.key)) counted.set(draft.key, draft)
  }
  for (const draft of drafts) draft.lots = joined(draft.lots)
  return { lines: drafts, discount }
}

function draftOf(line: InvoiceLine): DraftLine {
  const { amount, vatRate, lotNumber, expiryDate, doubt } = line
  // An invoice may say more than is remembered, and an import that says more would be refused.
  const code = line.code?.slice(0, supplierItemLetters.code) ?? null
  const name = line.name.slice(0, supplierItemLetters.name)
  const unitName = line.unitName?.slice(0, supplierItemLetters.unitName) ?? null
  const quantity = line.quantity !== null && Number.isInteger(line.quantity) && line.quantity > 0 ? line.quantity : null
  const price = priceOf(line, quantity)
  return {
    key: supplierItemKey({ code, name, unitName }),
    code,
    name,
    unitName,
    quantity,
    bonusQuantity: 0,
    price,
    discount: quantity === null ? 0 : quantity * price - amount,
    amount,
    vatRate,
    lots: lotNumber && quantity !== null ? [{ lotNumber, expiryDate, quantity }] : [],
    doubt,
  }
}

/** The price of the invoice, rounded up to whole đồng, and never so low that the line would come to less than it says. */
function priceOf({ kind, price, amount }: InvoiceLine, quantity: number | null): number {
  if (kind === 'BONUS') return 0
  const atLeast = quantity === null ? 0 : Math.ceil(amount / quantity)
  return Math.max(Math.ceil(price ?? 0), atLeast)
}

function joined(lots: DraftLine['lots']): DraftLine['lots'] {
  const same = Map.groupBy(lots, ({ lotNumber, expiryDate }) => `${lotNumber.toUpperCase()} ${expiryDate}`)
  return [...same.values()].map(rows => ({ ...rows[0]!, quantity: rows.reduce((sum, row) => sum + row.quantity, 0) }))
}
