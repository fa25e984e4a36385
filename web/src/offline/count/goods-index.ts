import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import { barcodesOfGtin, readGs1 } from '@quay/domain/gs1/read-gs1'
import { fold } from '@quay/domain/text/fold'

/** What a code names: the product, the unit whose barcode it is, and where the symbol tells them the lot and its expiry. */
export interface CountHit {
  product: CountGoods
  /** Null where the code is the product's own. */
  unitId: string | null
  lotNumber: string | null
  expiryDate: string | null
}

export interface GoodsIndex {
  all: readonly CountGoods[]
  get(productId: string): CountGoods | undefined
  findCode(code: string): CountHit | null
  /** By words in any order, without accents. */
  search(query: string, limit: number): CountGoods[]
}

/** An index over the goods of one check, in memory: some thousand of them. `today` dates the two-digit years of symbols. */
export function makeGoodsIndex(goods: readonly CountGoods[], today: string): GoodsIndex {
  const byId = new Map(goods.map(product => [product.id, product]))
  const codes = new Map<string, { product: CountGoods; unitId: string | null }>()
  for (const product of goods) codes.set(keyOf(product.code), { product, unitId: null })
  for (const product of goods)
    for (const unit of product.units)
      for (const barcode of unit.barcodes) codes.set(keyOf(barcode), { product, unitId: unit.id })
  const texts = goods.map(product => ({
    product,
    text: fold(`${product.name} ${product.code} ${product.position ?? ''}`),
  }))

  function findCode(code: string): CountHit | null {
    const exact = codes.get(keyOf(code))
    if (exact) return { ...exact, lotNumber: null, expiryDate: null }
    const pack = readGs1(code, today)
    if (!pack) return null
    const known = barcodesOfGtin(pack.gtin)
      .map(barcode => codes.get(barcode))
      .find(one => one !== undefined)
    return known ? { ...known, lotNumber: pack.lotNumber, expiryDate: pack.expiryDate } : null
  }
  return {
    all: goods,
    get: productId => byId.get(productId),
    findCode,
    search(query, limit) {
      const words = fold(query).split(' ').filter(Boolean)
      if (words.length === 0) return []
      return texts
        .filter(({ text }) => words.every(word => text.includes(word)))
        .slice(0, limit)
        .map(({ product }) => product)
    },
  }
}

const keyOf = (code: string) => code.trim().toUpperCase()
