import { printerRoutes } from '@quay/contract/printer/routes'
import type { Printer } from '@quay/contract/printer/shapes'
import { call } from '../../api/client.ts'

/** So long a list of printers is believed. */
const freshFor = 60_000

let known: { branchId: string; at: number; printers: Promise<Printer[]> } | null = null

/** The printers that the server reaches for a branch. */
export function reachedPrinters(branchId: string, now = Date.now()): Promise<Printer[]> {
  if (known?.branchId === branchId && now - known.at < freshFor) return known.printers
  const printers = call(printerRoutes.list, { query: { branchId } }, { at: branchId })
  known = { branchId, at: now, printers }
  printers.catch(() => {
    known = null
  })
  return printers
}

/** A printer was added or changed. */
export function forgetPrinters(): void {
  known = null
}
