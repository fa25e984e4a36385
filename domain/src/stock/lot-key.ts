/** What makes two lot numbers the same: `upper(trim(number))`, as the database keeps it. */
export function lotKey(number: string): string {
  return number.trim().toUpperCase()
}
