import { formatNumber } from '@quay/domain/text/format-number'
import { parseNumber } from '@quay/domain/text/parse-number'
import { kitText } from '../../text/kit/kit.ts'
import type { Reading } from './use-draft-text.ts'

export type NumberRule = {
  min?: number | undefined
  max?: number | undefined
  whole?: boolean
  unit?: string | undefined
}

/**
 * Reads a typed number with `.` or `,` as separators; a `k` at the end means thousands and `đ` is passed over.
 * Empty text is null; `unit` names what is counted where too much was typed. Bounds are inclusive; `whole` refuses fractions, as money and counts have none.
 */
export function readNumber(text: string, { min, max, whole, unit }: NumberRule): Reading<number> {
  const typed = text.trim().toLowerCase()
  if (typed === '') return { value: null }
  const inThousands = typed.endsWith('k')
  const parsed = parseNumber(typed.replace(/[kđ]$/, ''))
  if (parsed === null) return { problem: kitText.badNumber }
  // 1,25k is 1250: the factor would otherwise bring in the error of the binary fraction.
  const value = inThousands ? Math.round(parsed * 1000) : parsed
  if (whole && !Number.isInteger(value)) return { problem: kitText.notWhole }
  if (min !== undefined && value < min) return { problem: kitText.tooLow(formatNumber(min, 2)) }
  if (max !== undefined && value > max) return { problem: tooHigh(formatNumber(max, 2), unit) }
  return { value }
}

const tooHigh = (bound: string, unit: string | undefined) =>
  unit ? kitText.atMost(bound, unit) : kitText.tooHigh(bound)
