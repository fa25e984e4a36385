import type { ControlGroup } from '@quay/contract/enumeration'

/** Why a supply is longer than a prescriber may write. */
export type SupplyExcess =
  /** Narcotics (7 days), psychotropics and precursors (10) of an acute illness. */
  | { kind: 'acute'; most: number }
  /** Beyond 30 days: only for lasting diseases of the list. */
  | { kind: 'lasting'; most: number }
  /** Beyond 90 days: for nothing. */
  | { kind: 'whole'; most: number }

const acuteDays: Partial<Record<ControlGroup, number>> = { narcotic: 7, psychotropic: 10, precursor: 10 }
const usualDays = 30
const lastingDays = 90

/**
 * Whether so many days of a medicine are more than a prescriber may write at once (TT 26/2025): which diseases last and what is acute the
 * pharmacist reads off the paper, so the program tells it and refuses nothing. Null within the limit, and where the days are not known.
 */
export function supplyExcess(days: number | undefined, group: ControlGroup | null): SupplyExcess | null {
  if (days === undefined) return null
  if (days > lastingDays) return { kind: 'whole', most: lastingDays }
  const acute = group === null ? undefined : acuteDays[group]
  if (acute !== undefined && days > acute) return { kind: 'acute', most: acute }
  return days > usualDays ? { kind: 'lasting', most: usualDays } : null
}
