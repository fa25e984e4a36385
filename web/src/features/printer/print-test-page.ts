import type { TillPrint } from '@quay/contract/device/till-print'
import type { Printer } from '@quay/contract/printer/shapes'
import { drawerPulse } from '@quay/domain/print/drawer-pulse'
import { sheetOf } from '@quay/domain/print/paper-sheet'
import { testPage } from '@quay/domain/print/test-page'
import { newId } from '../../api/new-id.ts'
import { printPage } from '../../print/print-page.ts'
import type { SendOutcome } from '../../print/print-queue.ts'
import { sendToLine, sendToServer } from '../../print/printer/send-job.ts'
import { joined } from '../../print/printer/tspl.ts'
import { rasterOf } from '../../print/raster/print-worker-calls.ts'

/** Rolls of labels that the test page of a label printer is cut to, in millimetres. */
const label = { width: 50, height: 30, gap: 2 }

/** Prints the test page on the road that is being set up, and opens the drawer where it hangs there. Never throws. */
export async function printTestPage(print: TillPrint, printer: Printer | null, name: string): Promise<SendOutcome> {
  const traits = printer ?? print
  try {
    if (print.road === 'page') {
      const sheet = sheetOf('80')
      await printPage({ paper: '80', sheet, papers: [testPage(name, sheet, window.location.origin)] })
      return { done: true }
    }
    const isLabel = traits.language === 'tspl'
    const sheet = isLabel
      ? { width: label.width * 8, dotsPerMillimetre: 8, margin: { top: 0, right: 0, bottom: 0, left: 0 } }
      : sheetOf(traits.dots <= 448 ? '58' : '80', traits.dots)
    const parts = testPage(name, sheet, window.location.origin)
    const papers = [isLabel ? parts.slice(0, 6) : parts]
    const { bytes } = await rasterOf({ papers, sheet, traits, isAgain: false, ...(isLabel && { labels: label }) })
    if (printer) return await sendToServer(printer, newId(), bytes!, true)
    return await sendToLine(print, joined([Uint8Array.from(drawerPulse(traits)), bytes!]))
  } catch {
    return { done: false, fault: 'broken' }
  }
}
