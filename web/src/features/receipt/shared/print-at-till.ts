import type { Bill } from '@quay/contract/bill/shapes'
import { ApiError } from '../../../api/api-error.ts'
import { newId } from '../../../api/new-id.ts'
import { useSession } from '../../../api/session/session.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import { dropCount, oweCount, owedCounts } from '../../../print/job-store.ts'
import { hasOwnDrawer, kickDrawer, startPrinting as startQueue } from '../../../print/printing.ts'
import { countPrint } from './count-print.ts'
import { type PrintOptions, printReceipt } from './print-receipt.ts'

/** How long the server knows a call by its key, in milliseconds. */
const keyLives = 7 * 24 * 60 * 60_000

export interface TillPrintOptions extends PrintOptions {
  /**
   * How the server counts the paper: the first one behind the person's back, one that is printed again before it is printed. Left out where
   * the sale itself says how many papers it has.
   */
  counts?: 'first' | 'again'
}

/** Prints a receipt of the till; without a bill the drawer alone opens, where it hangs on a printer of ours. */
export async function printAtTill(bill: Bill | null, options: TillPrintOptions | null): Promise<void> {
  if (!bill) {
    if (hasOwnDrawer()) void kickDrawer()
    return
  }
  const { counts, ...look } = options ?? {}
  if (!counts) return printReceipt(bill, look)
  // One key a paper, and the debt before the call: a lost answer, or a page that is closed meanwhile, counts it once.
  const key = newId()
  const owes = oweCount({ key, storeId: storeId(), billId: bill.id }).catch(() => {})
  const counted = owes.then(() => tell(bill.id, key)).catch(() => null)
  if (counts === 'first') {
    await printReceipt(bill, look)
    return void (await counted)
  }
  const printCount = await counted
  // Without an answer it is called a copy all the same.
  await printReceipt(
    { ...bill, printCount: printCount ?? bill.printCount },
    { ...look, isUncounted: printCount === null },
  )
}

/** Opens the drawer where it is ours to open; a paper has to do it elsewhere. */
export const openDrawerByPrinter = async (): Promise<boolean> => hasOwnDrawer() && (await kickDrawer())

/** What was left of the last time, and what the server has not counted. */
export async function startPrinting(): Promise<void> {
  useConnection.subscribe((now, before) => {
    if (now.online && !before.online) void tellCounts()
  })
  await Promise.allSettled([startQueue(), tellCounts()])
}

const storeId = () => useSession.getState().profile?.store.id ?? ''

/** Has the server count a paper, which is owed no longer then. Throws without an answer. */
async function tell(billId: string, key: string): Promise<number> {
  const printCount = await countPrint(billId, key)
  await dropCount(key).catch(() => {})
  return printCount
}

/** Tells the server of papers that it could not count: each once, under the key that it had from the start. */
export async function tellCounts(): Promise<void> {
  for (const { key, billId } of await owedCounts(storeId()).catch(() => [])) {
    try {
      await tell(billId, key)
    } catch (error) {
      if (!(error instanceof ApiError) || error.retry !== 'final') return
      // Its sale may still be on the way here; after a week the server knows neither the key nor will it come.
      if (Date.now() - madeAt(key) > keyLives) await dropCount(key).catch(() => {})
    }
  }
}

/** When an id was made, in epoch milliseconds. */
const madeAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
