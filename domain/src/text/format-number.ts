/** The minus that aligns with digits (U+2212); a hyphen is too short to be seen in a column of amounts. */
const minus = '\u2212'

/** 1234567.5 → "1.234.567,5": dots for thousands, a comma for decimals (at most `maxDecimals`, none by default). */
export function formatNumber(value: number, maxDecimals = 0): string {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(maxDecimals).split('.')
  const decimals = fraction.replace(/0+$/, '')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '.') + (decimals && `,${decimals}`)
  return value < 0 && /[1-9]/.test(digits) ? minus + digits : digits
}

/** 1234567 → "1.234.567đ". */
export function formatDong(amount: number): string {
  return `${formatNumber(amount)}đ`
}

/** Basis points as per cent: 1250 → "12,5%". */
export function formatPercent(basisPoints: number): string {
  return `${formatNumber(basisPoints / 100, 2)}%`
}
