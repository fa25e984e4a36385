import { fork } from 'node:child_process'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import type { PdfAnswer, PdfProblem, PdfTask } from './pdf-task.ts'

const program = new URL('./pdf-program.ts', import.meta.url)
/** Little memory (what is unpacked: `watch-memory.ts`), no code made of text, no writing, no other processes. */
const limits = [
  '--max-old-space-size=256',
  '--disallow-code-generation-from-strings',
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
]
/** An invoice takes a second; what takes longer was made to. */
const patienceMs = 20_000
const atOnce = 2
let running = 0

const words: Readonly<Record<PdfProblem, string>> = {
  password: 'tệp có mật khẩu. Bỏ mật khẩu rồi chọn lại, hoặc dùng tệp XML',
  broken: 'tệp hỏng hoặc không phải PDF',
  'too-many-pages': 'tệp có hơn 30 trang',
  'too-much-text': 'tệp có quá nhiều chữ để là một hóa đơn',
  'no-text': 'đây là ảnh chụp hoặc bản quét, không có chữ để đọc. Hãy xin nhà cung cấp tệp XML',
  'no-columns': 'các cột của bảng hàng in sát nhau quá, không tách ra chắc chắn được. Hãy dùng tệp XML hoặc nhập tay',
  'no-table':
    'không thấy bảng hàng với các cột STT, tên hàng, số lượng, đơn giá, thành tiền. Hãy dùng tệp XML hoặc nhập tay',
}

/**
 * Reads a supplier's invoice from a PDF, in a process that may end badly without harm. Throws
 * `supplier-invoice-pdf-unreadable`, `too-many-requests`.
 */
export async function readPdf(task: PdfTask): Promise<Extract<PdfAnswer, { invoice: unknown }>> {
  if (running >= atOnce) throw new DomainError('too-many-requests', { seconds: 5 })
  running++
  const answer = await ask(task).finally(() => running--)
  if (answer && 'failure' in answer)
    throw new Error(`A PDF could not be read because of a mistake of ours: ${answer.failure}`)
  if (answer && 'invoice' in answer) return answer
  const reason = answer ? words[answer.problem] : 'tệp quá nặng hoặc được làm để gây hại'
  throw refuseField('supplier-invoice-pdf-unreadable', 'content', { reason })
}

/** What the process says; null when it ended without a word. */
function ask(task: PdfTask): Promise<PdfAnswer | null> {
  return new Promise((resolve, reject) => {
    const reader = fork(program, {
      serialization: 'advanced',
      execArgv: limits,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => reader.kill('SIGKILL'), patienceMs)
    reader.on('error', reject)
    reader.on('message', answer => {
      resolve(answer as PdfAnswer)
      reader.kill('SIGKILL')
    })
    reader.on('exit', () => {
      clearTimeout(timer)
      resolve(null)
    })
    // What cannot be sent has no reader any more: its end tells.
    reader.send(task, () => {})
  })
}
