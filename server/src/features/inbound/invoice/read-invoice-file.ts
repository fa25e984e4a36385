import { askApart } from '../../../apart/ask-apart.ts'
import { fileReading } from '../../../apart/file-queues.ts'
import type { Tx } from '../../../db/connection/transaction.ts'
import { refuseField } from '../../../db/domain-error.ts'
import type { InvoiceAnswer, InvoiceProblem, InvoiceTask } from './invoice-task.ts'

const program = new URL('./invoice-program.ts', import.meta.url)
/** An invoice takes a second. No code made of text, no writing, no other processes. */
export const invoiceLimits = {
  heapMb: 256,
  residentMb: 600,
  cpuSeconds: 10,
  silentSeconds: 60,
  flags: ['--disallow-code-generation-from-strings', '--permission', '--allow-fs-read=*', '--allow-worker'],
}

const words: Readonly<Record<InvoiceProblem, string>> = {
  'no-invoice': 'tệp không phải hóa đơn điện tử',
  password: 'tệp có mật khẩu. Bỏ mật khẩu rồi chọn lại, hoặc dùng tệp XML',
  broken: 'tệp hỏng hoặc không phải PDF',
  'too-many-pages': 'tệp có hơn 30 trang',
  'too-much-text': 'tệp có quá nhiều chữ để là một hóa đơn',
  'no-text': 'đây là ảnh chụp hoặc bản quét, không có chữ để đọc. Hãy xin nhà cung cấp tệp XML',
  'no-columns': 'các cột của bảng hàng in sát nhau quá, không tách ra chắc chắn được. Hãy dùng tệp XML hoặc nhập tay',
  'no-table':
    'không thấy bảng hàng với các cột STT, tên hàng, số lượng, đơn giá, thành tiền. Hãy dùng tệp XML hoặc nhập tay',
}

type Read = Extract<InvoiceAnswer, { invoice: unknown }>

/** Reads the XML of a supplier's e-invoice. Throws `supplier-invoice-unreadable`, `files-waiting`. */
export async function readXmlFile(tx: Tx, task: Extract<InvoiceTask, { xml: string }>): Promise<Read> {
  const answer = await ask(tx, task)
  if (answer && 'invoice' in answer) return answer
  throw refuseField('supplier-invoice-unreadable', 'xml')
}

/** Reads a supplier's invoice from a PDF. Throws `supplier-invoice-pdf-unreadable`, `files-waiting`. */
export async function readPdfFile(tx: Tx, task: Extract<InvoiceTask, { pdf: Uint8Array }>): Promise<Read> {
  const answer = await ask(tx, task)
  if (answer && 'invoice' in answer) return answer
  const reason = answer ? words[answer.problem] : 'tệp quá nặng hoặc được làm để gây hại'
  throw refuseField('supplier-invoice-pdf-unreadable', 'content', { reason })
}

/**
 * What the process says that reads it, which may end badly without harm; null when it ended without a word. The transaction
 * is left meanwhile.
 */
function ask(tx: Tx, task: InvoiceTask): Promise<Exclude<InvoiceAnswer, { failure: string }> | null> {
  return tx.releaseWhile(() =>
    fileReading.run(tx.storeId, async () => {
      for await (const answer of askApart<InvoiceAnswer>(program, task, invoiceLimits)) {
        if (!('failure' in answer)) return answer
        throw new Error(`An invoice could not be read because of a mistake of ours: ${answer.failure}`)
      }
      return null
    }),
  )
}
