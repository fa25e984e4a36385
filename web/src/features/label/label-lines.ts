import type { Inbound } from '@quay/contract/inbound/shapes'
import type { ShelfLot } from '@quay/contract/lot/shapes'
import type { Product } from '@quay/contract/product/shapes'

/** Most labels that are printed at once. */
export const mostLabels = 2_000

/** What of a lot stands on its labels; `stock` in base units, where it is known. */
export interface LabelLot {
  number: string
  expiryDate: string | null
  stock: number | null
}

/** Labels of a unit of goods: of one lot, or of all lots. */
export interface LabelLine {
  /** Stays when another unit is chosen. */
  key: string
  product: Product
  unitId: string
  count: number | null
  lot: LabelLot | null
}

/** A line of a product in a unit of it, else in the one that it is sold by; nothing for a product without units. */
export function labelLine(
  product: Product,
  { unitId, count = 1, lot = null }: { unitId?: string; count?: number; lot?: LabelLot | null } = {},
): LabelLine | null {
  const unit = product.units.find(one => (unitId ? one.id === unitId : one.isDefaultSale)) ?? product.units[0]
  if (!unit) return null
  const key = [product.id, unit.id, ...(lot ? [lot.number, lot.expiryDate] : [])].join(' ')
  return { key, product, unitId: unit.id, count, lot }
}

/**
 * What a scan of the label sells: the barcode of its unit. The code of the goods sells their sale unit, so it stands for
 * that one alone; null where no code would sell this unit.
 */
export function scanCode(product: Product, unitId: string): string | null {
  const unit = product.units.find(({ id }) => id === unitId)
  return unit?.barcode ?? (unit?.isDefaultSale ? product.code : null)
}

/** The lines with others behind them; what is there already stays as it is. */
export const withLines = (before: readonly LabelLine[], added: readonly LabelLine[]): readonly LabelLine[] => [
  ...before,
  ...added.filter(line => !before.some(({ key }) => key === line.key)),
]

type ReceivedItem = Pick<Inbound['items'][number], 'productId' | 'unitId' | 'quantity' | 'bonusQuantity'> & {
  lots: readonly Pick<Inbound['items'][number]['lots'][number], 'lotNumber' | 'expiryDate' | 'quantity'>[]
}

/** As many labels as units came, lot by lot; what came of one lot in several lines of the receipt is counted together. */
export function linesOfReceipt(items: readonly ReceivedItem[], products: readonly Product[]): LabelLine[] {
  const lines = new Map<string, LabelLine>()
  for (const { productId, unitId, quantity, bonusQuantity, lots } of items) {
    const product = products.find(({ id }) => id === productId)
    if (!product) continue
    const parts = lots.length > 0 ? lots : [{ lotNumber: '', expiryDate: null, quantity: quantity + bonusQuantity }]
    for (const part of parts) {
      const lot = part.lotNumber ? { number: part.lotNumber, expiryDate: part.expiryDate, stock: null } : null
      const line = labelLine(product, { unitId, count: part.quantity, lot })
      if (!line) continue
      const count = (lines.get(line.key)?.count ?? 0) + part.quantity
      lines.set(line.key, { ...line, count })
    }
  }
  return [...lines.values()]
}

/** A label of each of these lots; a lot that lies on both shelves is one. */
export function linesOfLots(
  product: Product,
  lots: readonly Pick<ShelfLot, 'number' | 'expiryDate' | 'quantity'>[],
): LabelLine[] {
  const lines = new Map<string, LabelLine>()
  for (const { number, expiryDate, quantity } of lots) {
    const line = labelLine(product, { lot: { number, expiryDate, stock: quantity } })
    if (!line) continue
    const stock = (lines.get(line.key)?.lot?.stock ?? 0) + quantity
    lines.set(line.key, { ...line, lot: { number, expiryDate, stock } })
  }
  return [...lines.values()]
}

/** Labels for the whole units that lie here, one at least; where the stock of a lot is not known the count stays. */
export function byStock(line: LabelLine): LabelLine {
  const { product, unitId, lot } = line
  const stock = lot ? lot.stock : product.stock
  if (stock === null) return line
  const ratio = product.units.find(({ id }) => id === unitId)?.ratio ?? 1
  return { ...line, count: Math.min(mostLabels, Math.max(1, Math.floor(stock / ratio))) }
}
