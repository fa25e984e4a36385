import { type Outcome, refuse } from '../refusal.ts'

export interface StorageConditionsLimits {
  /** Tenths of a degree Celsius. */
  minTemperature: number | null
  maxTemperature: number | null
  /** Per cent. */
  maxHumidity: number | null
}

export interface Measured {
  /** Tenths of a degree Celsius. */
  temperature: number
  /** Per cent. */
  humidity?: number | null | undefined
  action?: string | null | undefined
}

/** Which figure is out of the limits; the limits themselves are within. */
export function whatIsOut(
  { temperature, humidity }: Pick<Measured, 'temperature' | 'humidity'>,
  { minTemperature, maxTemperature, maxHumidity }: StorageConditionsLimits,
): ('temperature' | 'humidity')[] {
  const isCold = minTemperature !== null && temperature < minTemperature
  const isWarm = maxTemperature !== null && temperature > maxTemperature
  const isDamp = maxHumidity !== null && (humidity ?? 0) > maxHumidity
  return [...(isCold || isWarm ? ['temperature' as const] : []), ...(isDamp ? ['humidity' as const] : [])]
}

/**
 * Judges a reading by the limits of its place. Where humidity has a limit it has to be read too; out of the limits the
 * reading says what was done about it (GPP: a book of figures without measures taken is worth nothing).
 */
export function judgeReading(
  measured: Measured,
  limits: StorageConditionsLimits,
): Outcome<{ isOut: boolean; action: string | null }> {
  if (limits.maxHumidity !== null && (measured.humidity ?? null) === null)
    return refuse('storage-conditions-humidity-missing', {}, 'humidity')
  const isOut = whatIsOut(measured, limits).length > 0
  const action = measured.action || null
  if (isOut && !action) return refuse('storage-conditions-action-missing', {}, 'action')
  return { ok: true, isOut, action }
}
