import type { TextRun } from '@quay/domain/supplier-invoice/printed-line'
import { readPrintedInvoice } from '@quay/domain/supplier-invoice/read-printed-invoice'
import { readSupplierInvoice, type SupplierInvoice } from '@quay/domain/supplier-invoice/read-supplier-invoice'
import type { getDocumentProxy } from 'unpdf'
import { guardLimits } from '../../../apart/guard-limits.ts'
import type { InvoiceAnswer, InvoiceTask } from './invoice-task.ts'

// A process of its own, as for sheets: a file that is made to burst or to run for ever ends it alone. It is started so that
// it can make no code out of text, write no file and start nothing.

const mostPages = 30
/** Pieces of text on all pages: some programs write each letter alone. */
const mostRuns = 150_000
const mostAttachments = 5
const largestXml = 900_000

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function read(task: InvoiceTask): Promise<InvoiceAnswer> {
  if ('pdf' in task) return readPdf(task.pdf, task.today)
  const invoice = readSupplierInvoice(task.xml, task.today)
  return invoice ? { invoice, source: 'XML' } : { problem: 'no-invoice' }
}

async function readPdf(bytes: Uint8Array, today: string): Promise<InvoiceAnswer> {
  const pdf = await open(bytes)
  if ('problem' in pdf) return pdf
  if (pdf.numPages > mostPages) return { problem: 'too-many-pages' }
  const attached = await attachedInvoice(pdf, today)
  if (attached) return { invoice: attached, source: 'XML' }
  const pages: TextRun[][] = []
  let count = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const runs = await runsOf(pdf, number)
    count += runs.length
    if (count > mostRuns) return { problem: 'too-much-text' }
    pages.push(runs)
  }
  const printed = readPrintedInvoice(pages, today)
  return 'why' in printed ? { problem: printed.why } : { ...printed, source: 'PDF' }
}

async function open(bytes: Uint8Array): Promise<Pdf | { problem: 'password' | 'broken' }> {
  // The reader finds its mark anywhere in the first kilobyte; so do viewers.
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return { problem: 'broken' }
  // Most of the time that the program takes to start: an XML needs none of it.
  const { getDocumentProxy } = await import('unpdf')
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      useSystemFonts: false,
      disableFontFace: true,
      useWorkerFetch: false,
      useWasm: false,
      enableXfa: false,
      stopAtErrors: true,
      maxImageSize: 1,
      verbosity: 0,
    })
  } catch (error) {
    return { problem: (error as Error).name === 'PasswordException' ? 'password' : 'broken' }
  }
}

/** The e-invoice that is attached to the PDF, where there is one. */
async function attachedInvoice(pdf: Pdf, today: string): Promise<SupplierInvoice | null> {
  const files = [...((await pdf.getAttachments()) ?? [])].filter(([, { filename }]) => /\.xml$/i.test(filename))
  for (const [id] of files.slice(0, mostAttachments)) {
    const content = await pdf.getAttachmentContent(id)
    if (!content || content.length > largestXml) continue
    const invoice = readSupplierInvoice(new TextDecoder().decode(content), today)
    if (invoice) return invoice
  }
  return null
}

async function runsOf(pdf: Pdf, number: number): Promise<TextRun[]> {
  const page = await pdf.getPage(number)
  const [left = 0, , , top = 0] = page.view
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.flatMap(item => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [size, slope, , height, x, y] = item.transform as number[]
    // Written across the page: a mark behind the text.
    if (!size || Math.abs(slope ?? 0) > 0.01 * Math.abs(size)) return []
    return [{ text: item.str, x: x! - left, y: top - y!, width: item.width, size: Math.abs(height ?? size) }]
  })
}

const tell = (answer: InvoiceAnswer) => void process.send!(answer)

guardLimits()

process.once('message', async (task: InvoiceTask) => {
  try {
    tell(await read(task))
  } catch (error) {
    // What a reader throws is about the file, unless it is a mistake in our own lines.
    tell(error instanceof TypeError ? { failure: String(error.stack) } : { problem: 'broken' })
  }
})
