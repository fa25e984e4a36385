import { formatNumber } from '../text/format-number.ts'
import type { StorageConditionsLimits } from './judge-reading.ts'

/** Tenths of a degree as people write them: "27,5 °C". */
export const describeDegrees = (tenths: number): string => `${formatNumber(tenths / 10, 1)} °C`

/** A reading: "27,5 °C · 68 %". */
export const describeReading = (temperature: number, humidity: number | null | undefined): string =>
  [describeDegrees(temperature), humidity === null || humidity === undefined ? null : `${humidity} %`]
    .filter(Boolean)
    .join(' · ')

/** The limits of a place: "2–8 °C", "đến 30 °C · ẩm đến 75 %". */
export function describeLimits({
  minTemperature: min,
  maxTemperature: max,
  maxHumidity,
}: StorageConditionsLimits): string {
  const degrees =
    min !== null && max !== null
      ? `${formatNumber(min / 10, 1)}–${describeDegrees(max)}`
      : max !== null
        ? `đến ${describeDegrees(max)}`
        : min !== null
          ? `từ ${describeDegrees(min)}`
          : null
  return [degrees, maxHumidity === null ? null : `ẩm đến ${maxHumidity} %`].filter(Boolean).join(' · ')
}
