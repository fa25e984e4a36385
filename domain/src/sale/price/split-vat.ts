import type { VatRate } from '@quay/contract/enumeration'
import { allocate } from '../../money/allocate.ts'
import { containedVat } from '../../money/contained-vat.ts'
import type { PriceLine } from './price-lines.ts'

/** What pays VAT at one rate: a line, or a component of a combo; đồng. */
export interface VatPart {
  net: number
  vatRate: VatRate
  vat: number
}

export interface VatGroup {
  rate: VatRate
  /** What is paid for the goods of this rate, VAT included. */
  net: number
  vat: number
}

/**
 * The step of the tax: VAT is contained in what is paid (`nets`, đồng a line) and computed once for each rate, then
 * spread over the lines of that rate. A combo pays it by component. Gives the parts of each line; rates come the lowest first.
 */
export function splitVat(
  nets: readonly number[],
  lines: readonly PriceLine[],
): { parts: VatPart[][]; vatGroups: VatGroup[] } {
  const parts = lines.map((line, index) => partsOf(line, nets[index]!))
  const all = parts.flat()
  const rates = [...new Set(all.map(part => part.vatRate))].sort((a, b) => a - b)
  const vatGroups = rates.map(rate => {
    const members = all.filter(part => part.vatRate === rate)
    const memberNets = members.map(part => part.net)
    const net = memberNets.reduce((sum, one) => sum + one, 0)
    const vat = containedVat(net, rate)
    const shares = allocate(vat, memberNets)
    for (const [position, part] of members.entries()) part.vat = shares[position]!
    return { rate, net, vat }
  })
  return { parts, vatGroups }
}

function partsOf({ combo, vatRate }: PriceLine, net: number): VatPart[] {
  if (!combo || combo.length === 0) return [{ net, vatRate, vat: 0 }]
  const shares = allocate(
    net,
    combo.map(part => part.weight),
  )
  return combo.map((part, place) => ({ net: shares[place]!, vatRate: part.vatRate, vat: 0 }))
}
