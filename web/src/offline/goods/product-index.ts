import type { TillProduct } from '@quay/contract/till/shapes'
import { type FindText, findText } from '@quay/domain/find/find-text'
import { accents, type FindQuery, findQuery, placesOfMatch } from '@quay/domain/find/judge-find'
import { lineOf, matchWithOneError, matchWords } from '@quay/domain/find/match-words'
import { isService } from '@quay/domain/product/service-type'
import { fold } from '@quay/domain/text/fold'
import type { KnownProduct } from './known-product.ts'

/** A product that an exact code names, and the unit whose barcode it was (null: the code is the product's own). */
export interface CodeHit {
  product: KnownProduct
  unitId: string | null
}

export interface ProductIndex {
  /** Puts products in or replaces them. */
  put(products: readonly TillProduct[]): void
  /** Takes products out. */
  remove(ids: readonly string[]): void
  /** What may be sold, in no order. */
  sold(): TillProduct[]
  /**
   * Products by words in any order, of name, ingredient, codes, symptoms and group; the best first, what is sold most before the
   * rest of its rank. Accents may be left out; typed, they are respected. A code that matches exactly comes before all.
   */
  search(query: string, limit: number): KnownProduct[]
  /** The product of a barcode, a product code or a registration number, in this order. */
  findCode(code: string): CodeHit | null
  get(ids: readonly string[]): KnownProduct[]
  /** What is sold by itself and has the first word of its ingredients among its own: more than what may stand in for it. */
  alike(id: string): KnownProduct[]
  size(): number
}

interface Row {
  product: TillProduct
  text: FindText
  inStock: boolean
}

/** An index over a shop's goods in memory; meant to live in a worker. */
export function makeProductIndex(): ProductIndex {
  const rows: Row[] = []
  const haystack: string[] = []
  const places = new Map<string, number>()
  const barcodes = new Map<string, { place: number; unitId: string }>()
  const codes = new Map<string, number>()
  const registrations = new Map<string, number>()

  function putOne(product: TillProduct) {
    const known = places.get(product.id)
    const place = known ?? rows.length
    if (known === undefined) places.set(product.id, place)
    else forgetCodes(rows[known]!.product, known)
    const text = findText({ ...product, barcodes: product.units.flatMap(unit => unit.barcodes) })
    rows[place] = {
      product,
      text,
      inStock: isService(product) || product.lots.some(lot => lot.quantity > 0),
    }
    haystack[place] = lineOf(text)
    for (const { id, barcodes: own } of product.units)
      for (const barcode of own) barcodes.set(codeKey(barcode), { place, unitId: id })
    codes.set(codeKey(product.code), place)
    if (product.registrationNumber) registrations.set(codeKey(product.registrationNumber), place)
  }

  /** Its place stays, empty: others are known by the numbers of theirs. */
  function removeOne(id: string) {
    const place = places.get(id)
    if (place === undefined) return
    const row = rows[place]!
    forgetCodes(row.product, place)
    places.delete(id)
    haystack[place] = ''
    rows[place] = { ...row, product: { ...row.product, isActive: false } }
  }

  function forgetCodes(product: TillProduct, place: number) {
    for (const barcode of product.units.flatMap(unit => unit.barcodes)) {
      if (barcodes.get(codeKey(barcode))?.place === place) barcodes.delete(codeKey(barcode))
    }
    for (const [map, code] of [
      [codes, product.code],
      [registrations, product.registrationNumber],
    ] as const) {
      if (code && map.get(codeKey(code)) === place) map.delete(codeKey(code))
    }
  }

  function findCode(code: string): CodeHit | null {
    const key = codeKey(code)
    if (key === '') return null
    const barcode = barcodes.get(key)
    const place = barcode?.place ?? codes.get(key) ?? registrations.get(key)
    const product = place === undefined ? undefined : rows[place]?.product
    return product?.isActive ? { product: whole(product), unitId: barcode?.unitId ?? null } : null
  }

  const known = (id: string): TillProduct[] => {
    const row = rows[places.get(id) ?? -1]
    return row ? [row.product] : []
  }
  const whole = (product: TillProduct): KnownProduct =>
    product.parts ? { ...product, components: product.parts.flatMap(part => known(part.productId)) } : product
  /** A combo is there when all its components are. */
  const isThere = ({ product, inStock }: Row) =>
    product.parts ? product.parts.every(part => rows[places.get(part.productId) ?? -1]?.inStock) : inStock

  function search(query: string, limit: number): KnownProduct[] {
    const wanted = findQuery(query)
    const { words } = wanted
    if (words.length === 0) return []
    const exact = findCode(query)?.product
    const letters = words.map(word => word.folded)
    const asTyped = matchWords(haystack, letters)
    const found = asTyped ?? matchWithOneError(haystack, letters) ?? []
    const held = found.filter(place => {
      const { product, text } = rows[place]!
      if (!isOffered(product) || product.id === exact?.id) return false
      return asTyped === null || wanted.holds(text)
    })
    const ranked = withBestAccents(rows, held, wanted).map(({ place, accents }) => ({
      place,
      rank: (accents * placesOfMatch + wanted.placeOf(rows[place]!.text)) * 2 + (isThere(rows[place]!) ? 0 : 1),
    }))
    const best = takeBest(
      ranked,
      exact ? limit - 1 : limit,
      (a, b) => a.rank - b.rank || soldOf(rows, b.place) - soldOf(rows, a.place) || byName(rows, a.place, b.place),
    )
    const products = best.map(({ place }) => whole(rows[place]!.product))
    return exact ? [exact, ...products] : products
  }

  function alike(id: string): KnownProduct[] {
    const ingredients = (product: TillProduct | undefined) => fold(product?.ingredient ?? '')
    const [word] = ingredients(known(id)[0]).split(/[ ,+/]/)
    if (!word) return []
    return rows.flatMap(({ product }) => (isOffered(product) && ingredients(product).includes(word) ? product : []))
  }

  return {
    put: products => products.forEach(putOne),
    search,
    findCode,
    get: ids => ids.flatMap(id => known(id).map(whole)),
    alike,
    remove: ids => ids.forEach(removeOne),
    sold: () => rows.flatMap(({ product }) => (product.isActive ? product : [])),
    size: () => places.size,
  }
}

/** What has other accents than those typed is left out where anything agrees. */
function withBestAccents(rows: readonly Row[], places: readonly number[], wanted: FindQuery) {
  const judged = places.map(place => ({ place, accents: wanted.accentsOf(rows[place]!.text) }))
  const agreeing = judged.filter(one => one.accents !== accents.other)
  return agreeing.length > 0 ? agreeing : judged
}

/** What only goes into combos is not offered by itself. */
const isOffered = (product: TillProduct) => product.isActive && product.isSoldDirectly

const soldOf = (rows: readonly Row[], place: number): number => rows[place]!.product.sold ?? 0

function byName(rows: readonly Row[], a: number, b: number): number {
  const one = rows[a]!.text.folded
  const other = rows[b]!.text.folded
  return one === other ? a - b : one < other ? -1 : 1
}

/** The first `limit` of a sorted order without sorting all: one letter matches tens of thousands. */
function takeBest<T>(items: readonly T[], limit: number, compare: (a: T, b: T) => number): T[] {
  const best: T[] = []
  for (const item of items) {
    if (best.length === limit && compare(item, best[limit - 1]!) >= 0) continue
    let at = best.length
    while (at > 0 && compare(item, best[at - 1]!) < 0) at -= 1
    best.splice(at, 0, item)
    if (best.length > limit) best.pop()
  }
  return best
}

/** Codes compare without case and without accents: a scanner types with the keyboard layout that is set. */
function codeKey(code: string): string {
  return fold(code).replaceAll(' ', '')
}
