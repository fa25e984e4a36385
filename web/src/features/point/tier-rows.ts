import type { pointTiersBody } from '@quay/contract/point/shapes'
import type { z } from 'zod'
import { pointText } from '../../text/promotion/point.ts'

/** A tier as its row holds it: đồng, and per cent as people write it; null for what is empty or cannot be read. */
export interface TierDraft {
  id?: string | undefined
  name: string
  minSpent: number | null
  rate: number | null
  customerCount: number
}

const basisPoints = 100

/** What the rows of tiers send, or what is still to be written: an amount that is missing is not 0 đồng, which everybody has spent. */
export function tiersOf(rows: readonly TierDraft[]): z.input<typeof pointTiersBody> | { problem: string } {
  const tiers: z.input<typeof pointTiersBody>['tiers'] = []
  for (const [place, { id, name, minSpent, rate }] of rows.entries()) {
    const written = name.trim()
    if (written === '') return { problem: pointText.tierWithoutName(place + 1) }
    if (minSpent === null) return { problem: pointText.tierWithoutAmount(written) }
    if (rate === null) return { problem: pointText.tierWithoutRate(written) }
    tiers.push({ ...(id && { id }), name: written, minSpent, earnRate: Math.round(rate * basisPoints) })
  }
  return { tiers }
}

/** A tier that asks for more money than another and earns slower, as after a nought too few; null where there is none. */
export function slowerTier(rows: readonly TierDraft[]): { high: string; low: string } | null {
  const ranked = rows
    .flatMap(({ name, minSpent, rate }) => (minSpent === null || rate === null ? [] : [{ name, minSpent, rate }]))
    .sort((a, b) => a.minSpent - b.minSpent)
  for (const [place, high] of ranked.entries()) {
    const low = ranked[place - 1]
    if (low && high.rate < low.rate) return { high: high.name, low: low.name }
  }
  return null
}
