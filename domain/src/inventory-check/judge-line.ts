import type { StockBucket } from '@quay/contract/enumeration'
import { isSafeQuantity } from '../money/safe-amount.ts'
import { toBase } from '../quantity/convert-unit.ts'

/** A line as a phone sends it. */
interface SentLine {
  productId: string
  lotNumber: string
  lotKey: string
  bucket: StockBucket
  expiryDate?: string | null | undefined
  parts: readonly { unitId: string; quantity: number }[]
  isRemoved: boolean
}

export interface LineFacts {
  products: ReadonlyMap<string, { name: string; isLotManaged: boolean; inScope: boolean }>
  units: ReadonlyMap<string, { id: string; name: string; ratio: number }>
  /** `product|lotKey` of the lots that the store knows. */
  knownLots: ReadonlySet<string>
  /** `product|bucket|lotKey` of what the same person counted in the round before. */
  countedBefore: ReadonlySet<string>
  counterName: string
}

/** A line as it is kept. */
export interface JudgedLine {
  lotKey: string
  /** Base units; null where the counter took the line back. */
  quantity: number | null
  parts: { unitId: string; unitName: string; ratio: number; quantity: number }[]
}

/** Whether a counted line can be kept, or why not, in a sentence. Products and units are those of the facts. */
export function judgeLine(line: SentLine, facts: LineFacts): { kept: JudgedLine | null; refusal: string | null } {
  const product = facts.products.get(line.productId)!
  const parts = line.parts.map(({ unitId, quantity }) => {
    const { name: unitName, ratio } = facts.units.get(unitId)!
    return { unitId, unitName, ratio, quantity }
  })
  const quantity = parts.reduce((sum, part) => sum + toBase(part.quantity, part.ratio), 0)
  // What is taken back need not be right.
  const refusal = line.isRemoved ? null : whyNot(line, product, quantity, facts)
  if (refusal !== null) return { kept: null, refusal }
  return { kept: { lotKey: line.lotKey, quantity: line.isRemoved ? null : quantity, parts }, refusal: null }
}

function whyNot(
  line: SentLine,
  product: { name: string; isLotManaged: boolean; inScope: boolean },
  quantity: number,
  { knownLots, countedBefore, counterName }: LineFacts,
): string | null {
  if (!product.inScope) return `${product.name} không thuộc phạm vi của phiếu kiểm này.`
  if (product.isLotManaged && line.lotKey === '') return `${product.name} quản lý theo lô: cần số lô.`
  if (!product.isLotManaged && line.lotKey !== '') return `${product.name} không quản lý theo lô.`
  const isKnown = knownLots.has(`${line.productId}|${line.lotKey}`)
  if (product.isLotManaged && !isKnown && !line.expiryDate)
    return `Lô ${line.lotNumber} của ${product.name} chưa có trong sổ: cần hạn dùng.`
  if (countedBefore.has(`${line.productId}|${line.bucket}|${line.lotKey}`))
    return `${product.name}${line.lotNumber ? ` lô ${line.lotNumber}` : ''} phải do người khác đếm lại: ${counterName} đã đếm lần trước.`
  if (!isSafeQuantity(quantity)) return `Số lượng của ${product.name} quá lớn.`
  return null
}
