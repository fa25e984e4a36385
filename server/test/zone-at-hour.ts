/**
 * A time zone in which it is now that hour of the day (0–23): what depends on the wall clock of a branch is then tested at
 * whatever hour the test runs.
 */
export function zoneAtHour(hour: number, now = new Date()): string {
  const east = (hour - now.getUTCHours() + 24) % 24
  const offset = east > 12 ? east - 24 : east
  // Of these names the sign is turned around: Etc/GMT-7 is seven hours east.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
