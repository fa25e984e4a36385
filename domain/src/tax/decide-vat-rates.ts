import type { VatRate } from '@quay/contract/enumeration'
import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'
import { addDays } from '../time/calendar.ts'
import { describeVatRate } from './describe-vat-rate.ts'

/** A product or a group that a rate is for. */
export interface VatTarget {
  kind: 'product' | 'group'
  id: string
  name: string
}

/** A rate that a target has already, in the same branch or in all. */
export interface StoredVatRate {
  id: string
  targetId: string
  vatRate: VatRate
  from: string
  to: string | null
}

export interface VatRatesInput {
  targets: readonly VatTarget[]
  vatRate: VatRate
  from: string
  to: string | null
  /** Lets rates that began earlier end the day before, as a new law does. */
  closePrevious: boolean
  /** One a target, in their order. */
  newIds: readonly string[]
}

export interface VatRatesPlan {
  ok: true
  rates: { id: string; productId: string | null; groupId: string | null }[]
  /** Rates that now end earlier. */
  closed: { id: string; to: string }[]
}

/**
 * Decides a rate for many targets at once: a row each, and the rates before it closed where that was asked for.
 * Refuses `tax-rate-overlaps`, naming the other rate, where two would hold on the same day.
 */
export function decideVatRates(input: VatRatesInput, stored: readonly StoredVatRate[]): VatRatesPlan | Refusal {
  const closed: VatRatesPlan['closed'] = []
  for (const target of input.targets) {
    for (const other of overlapping(target.id, input, stored)) {
      // Closes a rate that began earlier. A rate that begins within the new period, or ends after it, a person has to change.
      const ends = input.closePrevious && other.from < input.from && endsWithin(other, input)
      if (!ends) return refuseOverlap(target.name, other)
      closed.push({ id: other.id, to: addDays(input.from, -1) })
    }
  }
  const rates = input.targets.map(({ kind, id }, place) => ({
    id: input.newIds[place]!,
    productId: kind === 'product' ? id : null,
    groupId: kind === 'group' ? id : null,
  }))
  return { ok: true, rates, closed }
}

/** The refusal that names the other rate: its target, its rate and its days. */
export function refuseOverlap(name: string, other: Pick<StoredVatRate, 'vatRate' | 'from' | 'to'>): Refusal {
  const days = `từ ${formatDate(other.from)}${other.to ? ` đến ${formatDate(other.to)}` : ''}`
  return refuse('tax-rate-overlaps', { name, rate: describeVatRate(other.vatRate), days }, 'from')
}

/** Rates of a target that hold on a day of the period; `except` is left out. */
export function overlapping(
  targetId: string,
  { from, to }: Pick<VatRatesInput, 'from' | 'to'>,
  stored: readonly StoredVatRate[],
  except?: string,
): StoredVatRate[] {
  return stored.filter(
    other =>
      other.targetId === targetId &&
      other.id !== except &&
      (to === null || other.from <= to) &&
      (other.to === null || other.to >= from),
  )
}

const endsWithin = (other: StoredVatRate, { to }: Pick<VatRatesInput, 'to'>) =>
  to === null || (other.to !== null && other.to <= to)
