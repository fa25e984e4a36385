import type { StoredLine, StoredSheet } from './count-line.ts'
import { isUnsent } from './is-unsent.ts'

const keptMs = 60 * 24 * 60 * 60_000

/**
 * The sheets no longer needed on this phone: nothing was counted on them for 60 days, and the server has all
 * lines or accepts no more (the check was completed or cancelled). Unsent lines stay, however old.
 */
export function oldSheets(sheets: readonly StoredSheet[], lines: readonly StoredLine[], now: number): string[] {
  return sheets.flatMap(({ id, openedAt, closed }) => {
    const own = lines.filter(line => line.sheetId === id)
    const last = Math.max(openedAt, ...own.map(line => Date.parse(line.countedAt)))
    return last < now - keptMs && (closed !== null || !own.some(isUnsent)) ? [id] : []
  })
}
