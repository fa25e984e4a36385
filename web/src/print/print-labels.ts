import type { LabelPaper } from '@quay/domain/label/label-papers'
import type { LabelRow } from '@quay/domain/print/label-rows'
import { newId } from '../api/new-id.ts'
import { useSession } from '../api/session/session.ts'
import { printingText } from '../text/kit/printing.ts'
import { toast } from '../ui/popup/toast.ts'
import { reachedPrinters } from './printer/reached-printers.ts'
import { sendToServer } from './printer/send-job.ts'
import { sendLabels } from './printer/send-labels.ts'
import { rasterOf } from './raster/print-worker-calls.ts'
import { tillPrinting } from './till-printing.ts'

/** Between two rows of labels on the rolls of shops, in millimetres. */
const gap = 2

/**
 * Prints labels on the label printer of this till, in its own language. False where it has none, or where the paper is a sheet: then
 * the browser prints them. What goes wrong on the way is said.
 */
export async function printLabels(
  labels: readonly (readonly LabelRow[])[],
  paper: LabelPaper,
  shift: { x: number; y: number },
): Promise<boolean> {
  const { labelPrinterId } = tillPrinting()
  const { branchId } = useSession.getState()
  if (!labelPrinterId || !branchId || paper.rows > 1) return false
  const printers = await reachedPrinters(branchId).catch(() => [])
  const printer = printers.find(({ id }) => id === labelPrinterId)
  if (!printer) return false
  const { bytes } = await rasterOf({
    papers: [],
    stickers: { labels, paper, shift },
    sheet: { width: 8, dotsPerMillimetre: 8, margin: { top: 0, right: 0, bottom: 0, left: 0 } },
    traits: printer,
    isAgain: false,
    labels: { width: paper.page.width, height: paper.page.height, gap },
  })
  const jobId = newId()
  let shown: number | null = null
  void sendLabels({
    send: () => sendToServer(printer, jobId, bytes!),
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    tell(fault, again) {
      if (shown !== null) toast.close(shown)
      const actions = again ? [{ label: printingText.resume, onSelect: () => void again() }] : []
      shown = fault && toast.error(printingText.faults[fault](printer.name), { actions })
    },
  })
  return true
}
