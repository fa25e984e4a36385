/**
 * Reads a number as people in Vietnam type it, with either separator; null when it is not one.
 *
 * Two different separators: the last one is the decimal one (1.234,5 and 1,234.5).
 * One kind, several times: thousands (1.234.567).
 * One separator, once: thousands when exactly three digits follow one to three digits that do not begin with 0
 * (1.500 and 12,500 are 1500 and 12500), otherwise decimal (1.5, 12,5 and 0.500).
 */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '').replace(/^\u2212/, '-')
  const match = /^(-?)([\d.,]+)$/.exec(compact)
  if (!match) return null
  const digits = match[2]!
  const [whole, fraction] = splitAtDecimal(digits)
  if (!/^(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/.test(whole) || !/^\d*$/.test(fraction ?? '0')) return null
  if (fraction === '') return null
  const value = Number(`${whole.replace(/[.,]/g, '')}.${fraction ?? '0'}`)
  if (!Number.isFinite(value)) return null
  return match[1] && value !== 0 ? -value : value
}

/** Reads an amount of đồng: a whole number, with or without separators and "đ"; null when it is not one. */
export function parseDong(text: string): number | null {
  const value = parseNumber(text.trim().replace(/(đ|₫|vnđ|vnd)$/i, ''))
  return value !== null && Number.isSafeInteger(value) ? value : null
}

function splitAtDecimal(digits: string): [whole: string, fraction: string | undefined] {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at < 0) return [digits, undefined]
  const separator = digits[at]!
  const isOnlyKind = !digits.includes(separator === '.' ? ',' : '.')
  const isRepeated = digits.indexOf(separator) !== at
  if (isOnlyKind && (isRepeated || /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits))) return [digits, undefined]
  return [digits.slice(0, at), digits.slice(at + 1)]
}
