/** '2027-08-31' → '08/27', as on the box. */
export function formatExpiry(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`
}

/** '2026-10-31' → '31/10/26'. */
export function formatShortDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(2, 4)}`
}
