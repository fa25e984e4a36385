/** How long a cell of sums is: a month, a quarter, a year. */
export type Span = 'M' | 'Q' | 'Y'

export const spans: readonly Span[] = ['M', 'Q', 'Y']

/** The first day of the month, quarter or year that holds a day. */
export function startOf(span: Span, day: string): string {
  if (span === 'Y') return `${day.slice(0, 4)}-01-01`
  if (span === 'M') return `${day.slice(0, 7)}-01`
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 5)}${String(month).padStart(2, '0')}-01`
}
