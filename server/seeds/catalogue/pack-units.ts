import type { CatalogueItem } from './catalogue-item.ts'

type Unit = CatalogueItem['product']['units'][number]

export interface Pack {
  unit: string
  middle?: { unit: string; ratio: number } | undefined
  outer?: { unit: string; ratio: number } | undefined
  sells: 'unit' | 'middle' | 'outer'
}

/** Below this a box costs exactly its content; above it, a little less in whole thousands. */
const smallPrice = 20_000
const boxShare = 0.97

/** The units of a product with prices that fit each other; the barcode is on the pack. */
export function packUnits(pack: Pack, unitPrice: number, barcode: string): Unit[] {
  const packs = [pack.middle, pack.outer].filter(one => one !== undefined)
  const sold = { unit: pack.unit, middle: pack.middle?.unit, outer: pack.outer?.unit }[pack.sells]
  const names = new Set([pack.unit, ...packs.map(one => one.unit)])
  const defaultName = sold && names.has(sold) ? sold : (pack.outer?.unit ?? pack.unit)
  const largest = packs.at(-1)?.unit ?? pack.unit
  const row = (name: string, ratio: number, price: number): Unit => ({
    name,
    ratio,
    price,
    barcode: name === largest ? barcode : null,
    isBase: ratio === 1,
    isDefaultSale: name === defaultName,
  })
  return [row(pack.unit, 1, unitPrice), ...packs.map(one => row(one.unit, one.ratio, priceOf(one, pack, unitPrice)))]
}

function priceOf(one: { unit: string; ratio: number }, pack: Pack, unitPrice: number): number {
  const whole = unitPrice * one.ratio
  if (one !== pack.outer || whole < smallPrice) return whole
  return Math.ceil((whole * boxShare) / 1_000) * 1_000
}

/** A price that a shop would write: whole hundreds, above 10.000 whole thousands. */
export const shopPrice = (price: number): number => {
  const step = price >= 10_000 ? 1_000 : 100
  return Math.max(step, Math.round(price / step) * step)
}
