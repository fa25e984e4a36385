import type { VatGroup } from '../sale/price/split-vat.ts'

/** What pays VAT at each rate, the goods of a bill and what it takes beside them; the lowest rate first. */
export function withSurchargeVat(
  goods: readonly VatGroup[],
  surcharges: readonly { vatRate: VatGroup['rate']; amount: number; vat: number }[],
): VatGroup[] {
  const groups = new Map(goods.map(group => [group.rate, { ...group }]))
  for (const { vatRate: rate, amount, vat } of surcharges) {
    const before = groups.get(rate) ?? { rate, net: 0, vat: 0 }
    groups.set(rate, { rate, net: before.net + amount, vat: before.vat + vat })
  }
  return [...groups.values()].sort((a, b) => a.rate - b.rate)
}
