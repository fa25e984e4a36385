import { isRoll } from '@quay/domain/print/paper-sheet'
import { newId } from '../api/new-id.ts'
import { useSession } from '../api/session/session.ts'
import { makeJobStore } from './job-store.ts'
import type { Printed } from './print-job.ts'
import { makePrintQueue, type PrintQueue, silent } from './print-queue.ts'
import { usePrintWords } from './print-words-state.ts'
import { isRaw, openDrawer, ownPrinter, sendByBrowser, sendJob } from './printer/send-job.ts'
import { startPrintWorker } from './raster/print-worker-calls.ts'
import { tillPrinting } from './till-printing.ts'

const jobs = makeJobStore()
let queue: PrintQueue | null = null
let ofStore: string | null = null

/** The papers of this browser for the store that is signed in. */
function ownQueue(): PrintQueue | null {
  const storeId = useSession.getState().profile?.store.id ?? null
  if (storeId === null) return null
  if (queue && ofStore === storeId) return queue
  ofStore = storeId
  queue = makePrintQueue({
    storeId,
    jobs,
    send: sendJob,
    now: Date.now,
    wait: (milliseconds, wake) =>
      new Promise(resolve => {
        const timer = setTimeout(resolve, milliseconds)
        wake.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      }),
    alone: work => (navigator.locks ? navigator.locks.request('quay.v2.print', () => work()) : work()),
    tell(words) {
      usePrintWords.setState({ words: JSON.stringify(words) === JSON.stringify(silent) ? null : words })
      if (words.fault) void ownPrinter().then(printer => usePrintWords.setState({ printer: printer?.name ?? '' }))
    },
  })
  return queue
}

export interface PrintRequest extends Printed {
  /** For the words about it. */
  name: string
  /** Cash goes in or out with it. */
  opensDrawer?: boolean
}

/** Prints a document: at once by the browser where it asks in a dialog, else through the queue. Resolves when it is on its way. */
export async function print({ name, opensDrawer = false, ...printed }: PrintRequest): Promise<void> {
  const job = { id: newId(), printed, name, opensDrawer }
  const own = ownQueue()
  const road = tillPrinting()
  // A dialog waits for the person by itself, and a sheet goes to the printer of sheets.
  if (!own || (!isRaw(road) && !road.isSilent) || !isRoll(printed.template.paper)) {
    await sendJob({ ...job, tries: 0 })
    return
  }
  await own.add(job)
}

/** When the till opens: what was left of the last time is asked about, and the worker is there before the first paper. */
export async function startPrinting(): Promise<void> {
  if (isRaw(tillPrinting())) startPrintWorker()
  await ownQueue()?.start()
}

/** A person lets what waits be printed, or wants none of it. */
export const resumePrinting = async (): Promise<void> => ownQueue()?.resume()
/** What waits is printed by the browser; the drawer hangs on the printer that does not answer. */
export const printByBrowser = async (): Promise<void> => ownQueue()?.printElsewhere(sendByBrowser)
export const dropPrinting = async (): Promise<void> => ownQueue()?.drop()

/** Opens the drawer by its printer. False where it hangs on the driver, or the printer does not answer. */
export async function kickDrawer(): Promise<boolean> {
  return (await openDrawer(newId())).done
}

/** Whether the drawer is ours to open. */
export const hasOwnDrawer = (): boolean => isRaw(tillPrinting())
