import { barcodesOfGtin, readGs1 } from '@quay/domain/gs1/read-gs1'
import { lotKey } from '@quay/domain/stock/lot-key'
import { type LotQuantity, whyNotSellable } from '@quay/domain/stock/pick-lots'
import type { Catalogue } from '../../../offline/goods/catalogue.ts'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { fillLots } from '../lots/fill-lots.ts'
import type { Till } from '../till.ts'

/** What the symbol on a pack (GS1) says, found in the catalogue. */
export interface ScannedPack {
  product: KnownProduct
  unitId: string | null
  /** The lot on the shelf; null where the symbol names none. */
  lot: KnownProduct['lots'][number] | null
  /** Why this pack must not be sold, in words. */
  problem: string | null
}

/** Reads the symbol of a pack; null for another code, or unknown goods. */
export async function findPack(catalogue: Catalogue, code: string, today: string): Promise<ScannedPack | null> {
  const pack = readGs1(code, today)
  if (!pack) return null
  for (const barcode of barcodesOfGtin(pack.gtin)) {
    const hit = await catalogue.findCode(barcode)
    if (!hit) continue
    const { product, unitId } = hit
    const number = pack.lotNumber
    if (!number || product.lots.length === 0)
      return { product, unitId, lot: null, problem: expired(pack.expiryDate, today) }
    const lot = product.lots.find(one => lotKey(one.number) === lotKey(number)) ?? null
    const problem = lot ? whyNotSellable(lot, today) : null
    return {
      product,
      unitId,
      lot,
      problem: lot
        ? problem && salePartText.packRefused[problem](lot.number)
        : (expired(pack.expiryDate, today) ?? salePartText.packUnknown(number)),
    }
  }
  return null
}

const expired = (expiryDate: string | null, today: string) =>
  expiryDate !== null && expiryDate < today ? salePartText.packRefused.expired('') : null

/** Adds a pack with the lot that it came from: what was scanned stands, the rest of the line is picked by expiry. */
export function addPack(till: Till, { product, unitId, lot }: ScannedPack, quantity: number): void {
  const before = new Map(till.activeDraft().cart.lines.map(line => [line.id, line]))
  till.add(product, unitId, quantity)
  const line = till.activeDraft().cart.lines.find(one => one.id === till.store.getState().selectedId)
  if (!lot || !line || line.productId !== product.id) return
  const { ratio } = line.unit
  const known = before.get(line.id)
  const added = (line.quantity - (known?.quantity ?? 0)) * ratio
  const typed = new Map(known?.lots?.map(one => [one.lotId, one.quantity]))
  typed.set(lot.id, (typed.get(lot.id) ?? 0) + added)
  const { today } = till.store.getState().facts
  const lots: LotQuantity[] = fillLots(product.lots, line.quantity * ratio, today, typed)
  till.dispatch({ do: 'set-lots', lineId: line.id, lots })
}
