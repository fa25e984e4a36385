import type { TillPrint } from '@quay/contract/device/till-print'
import { printerRoutes } from '@quay/contract/printer/routes'
import type { Printer } from '@quay/contract/printer/shapes'
import type { PrinterTraits } from '@quay/contract/printer/traits'
import { drawerPulse } from '@quay/domain/print/drawer-pulse'
import { isRoll } from '@quay/domain/print/paper-sheet'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { base64Of } from '../../api/form/base64-of.ts'
import { useSession } from '../../api/session/session.ts'
import type { JobFault, PrintJob } from '../print-job.ts'
import { printPage } from '../print-page.ts'
import type { SendOutcome } from '../print-queue.ts'
import { printInWindow } from '../print-window.ts'
import { composePapers } from '../raster/compose-papers.ts'
import { rasterOf } from '../raster/print-worker-calls.ts'
import { serialHandle, tillPrinting, usbHandle } from '../till-printing.ts'
import { reachedPrinters } from './reached-printers.ts'
import { findSerial, sendSerial, serialOf } from './serial-line.ts'
import { joined } from './tspl.ts'
import { findUsb, sendUsb, usbOf } from './usb-line.ts'

type OwnSent = Pick<PrintJob, 'id' | 'printed' | 'opensDrawer' | 'tries'>

/** Whether bytes go to a printer of this till, so that drawer, cutter and copies are ours. */
export const isRaw = ({ road }: TillPrint): boolean => road !== 'page'

/** Prints a job on the road of this till. Where that is closed, the browser prints it. Never throws. */
export async function sendJob(job: OwnSent): Promise<SendOutcome> {
  const print = tillPrinting()
  try {
    if (print.road === 'page' || !isRoll(job.printed.template.paper)) return await byBrowser(job, print)
    const outcome = print.road === 'server' ? await byServer(job, print) : await byLine(job, print)
    if (outcome.done || (outcome.fault !== 'no-server' && outcome.fault !== 'broken')) return outcome
    return { ...(await byBrowser(job, print)), fellBack: true }
  } catch {
    return byBrowser(job, print).then(
      outcome => ({ ...outcome, fellBack: isRaw(print) }),
      () => ({ done: false, fault: 'broken' }),
    )
  }
}

/** Prints a paper by the browser because a person wants that: its printer does not answer, has no paper or is busy. Never throws. */
export const sendByBrowser = (job: OwnSent): Promise<SendOutcome> =>
  byBrowser(job, tillPrinting()).catch(() => ({ done: false, fault: 'broken' }))

/** Road A: the browser prints, in the till itself or, where it asks nothing, in a window of its own. */
async function byBrowser({ printed }: OwnSent, { isSilent }: TillPrint): Promise<{ done: true }> {
  const composition = composePapers(printed)
  if (!isSilent || !(await printInWindow(composition))) await printPage(composition)
  return { done: true }
}

const bytesFor = async ({ printed, tries }: OwnSent, traits: PrinterTraits): Promise<Uint8Array<ArrayBuffer>> => {
  const { papers, sheet } = composePapers(printed, traits.dots)
  return (await rasterOf({ papers, sheet, traits, isAgain: tries > 0 })).bytes!
}

const faults: Readonly<Record<string, JobFault>> = {
  'printer-paper-out': 'paper-out',
  'printer-cover-open': 'cover-open',
  'printer-unreachable': 'unreachable',
  'printer-busy': 'slow',
  network: 'no-server',
  'not-found': 'broken',
  'printer-address-outside': 'broken',
  'printer-queue-unknown': 'broken',
}

/** Road B: the server has a printer in the shop's network or in a queue of its own. */
async function byServer(job: OwnSent, { printerId }: TillPrint): Promise<SendOutcome> {
  try {
    const printer = await printerOf(printerId)
    if (!printer) return { done: false, fault: 'broken' }
    const bytes = await bytesFor(job, printer)
    return await sendToServer(printer, job.id, bytes, job.opensDrawer)
  } catch (error) {
    return { done: false, fault: error instanceof ApiError ? (faults[error.code] ?? 'no-server') : 'broken' }
  }
}

/** The printer of this till that the server reaches; null where it prints on another road. */
export const ownPrinter = (): Promise<Printer | null> => printerOf(tillPrinting().printerId).catch(() => null)

async function printerOf(id: string | null): Promise<Printer | null> {
  const { branchId } = useSession.getState()
  if (!id || !branchId) return null
  return (await reachedPrinters(branchId)).find(one => one.id === id) ?? null
}

/** Sends bytes to a printer of the server. */
export async function sendToServer(
  { id, branchId }: Pick<Printer, 'id' | 'branchId'>,
  jobId: string,
  bytes: Uint8Array<ArrayBuffer>,
  opensDrawer = false,
): Promise<SendOutcome> {
  try {
    const body = { job: jobId, bytes: await base64Of(new Blob([bytes])), opensDrawer }
    await call(printerRoutes.print, { params: { id }, body }, { at: branchId })
    return { done: true }
  } catch (error) {
    const fault = error instanceof ApiError ? (faults[error.code] ?? 'no-server') : 'broken'
    return { done: false, fault, drawerIsOpen: fault === 'paper-out' || fault === 'cover-open' }
  }
}

/** Road C: a printer of this browser. The drawer's bytes go before those of the paper, and apart from them. */
async function byLine(job: OwnSent, print: TillPrint): Promise<SendOutcome> {
  const drawer = Uint8Array.from(job.opensDrawer ? drawerPulse(print) : [])
  const bytes = await bytesFor(job, print)
  return sendToLine(print, joined([drawer, bytes]))
}

/** Sends bytes to the printer that this browser was allowed. */
export async function sendToLine({ road }: TillPrint, bytes: Uint8Array<ArrayBuffer>): Promise<SendOutcome> {
  if (road === 'usb') {
    const [usb, handle] = [usbOf(), usbHandle()]
    const device = usb && handle && (await findUsb(usb, handle))
    return device ? sendUsb(device, bytes) : { done: false, fault: 'no-permission' }
  }
  const [serial, handle] = [serialOf(), serialHandle()]
  const port = serial && handle && (await findSerial(serial, handle))
  return port ? sendSerial(port, bytes, handle.baudRate) : { done: false, fault: 'no-permission' }
}

/** Opens the drawer without a paper, at once or not at all: a drawer that opens minutes later is an open till. */
export async function openDrawer(jobId: string): Promise<SendOutcome> {
  const print = tillPrinting()
  if (print.road === 'page') return { done: false, fault: 'broken' }
  if (print.road !== 'server') return sendToLine(print, Uint8Array.from(drawerPulse(print)))
  const printer = await printerOf(print.printerId).catch(() => null)
  if (!printer) return { done: false, fault: 'broken' }
  return sendToServer(printer, jobId, new Uint8Array(), true)
}
