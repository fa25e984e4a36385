/** The clock on the wall of a time zone, as strings of fixed width. */
export interface ZonedTime {
  /** YYYY-MM-DD */
  day: string
  /** HH:mm:ss, 00 to 23 */
  time: string
}

// Making a formatter costs a hundred times what using it costs; there are few zones.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

/** An instant (ISO 8601 with offset, or epoch milliseconds) on the wall clock of `timeZone`; throws RangeError on nonsense. */
export function zonedTime(instant: string | number, timeZone: string): ZonedTime {
  const part: Record<string, string> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(new Date(instant))) part[type] = value
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}:${part.second}`,
  }
}
