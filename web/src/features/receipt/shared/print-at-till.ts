import type { Bill } from '@quay/contract/bill/shapes'
import { newId } from '../../../api/new-id.ts'
import { useSession } from '../../../api/session.ts'
import { dropCount, oweCount, owedCounts } from '../../../print/job-store.ts'
import { hasOwnDrawer, kickDrawer, startPrinting as startQueue } from '../../../print/printing.ts'
import { countPrint } from './count-print.ts'
import { type PrintOptions, printReceipt } from './print-receipt.ts'

/** Prints a receipt of the till; without a bill the drawer alone opens, where it hangs on a printer of ours. */
export function printAtTill(bill: Bill | null, options: PrintOptions | null): void {
  if (!bill) {
    if (hasOwnDrawer()) void kickDrawer()
    return
  }
  if (options?.isUncounted) void owe(bill.id)
  void printReceipt(bill, options ?? {})
}

/** Opens the drawer where it is ours to open; a paper has to do it elsewhere. */
export const openDrawerByPrinter = async (): Promise<boolean> => hasOwnDrawer() && (await kickDrawer())

/** What was left of the last time, and what the server has not counted. */
export async function startPrinting(): Promise<void> {
  window.addEventListener('online', tellCounts)
  await Promise.allSettled([startQueue(), tellCounts()])
}

const storeId = () => useSession.getState().profile?.store.id ?? ''

const owe = (billId: string) => oweCount({ key: newId(), storeId: storeId(), billId }).catch(() => {})

/** Tells the server of prints that it could not count: each once, under the key that it had from the start. */
async function tellCounts(): Promise<void> {
  for (const { key, billId } of await owedCounts(storeId()).catch(() => [])) {
    try {
      await countPrint(billId, key)
    } catch {
      return
    }
    await dropCount(key)
  }
}
