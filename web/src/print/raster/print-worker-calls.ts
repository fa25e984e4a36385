import type { PrinterTraits } from '@quay/contract/printer/traits'
import type { LabelPaper } from '@quay/domain/label/label-papers'
import type { LabelRow } from '@quay/domain/print/label-rows'
import type { Part, Sheet } from '@quay/domain/print/part'
import type { RollOfLabels } from '../printer/tspl.ts'

/** Papers to be made into bytes; each is one copy. */
export interface RasterCall {
  id: number
  papers: readonly (readonly Part[])[]
  sheet: Sheet
  traits: PrinterTraits
  isAgain: boolean
  /** Rows of labels, where the printer is one of labels. */
  labels?: RollOfLabels
  /** What stands on them, in the place of papers. */
  stickers?: { labels: readonly (readonly LabelRow[])[]; paper: LabelPaper; shift: { x: number; y: number } }
  /** The bits are wanted, for a preview, and no bytes. */
  isPreview?: boolean
}

export interface RasterAnswer {
  id: number
  bytes?: Uint8Array<ArrayBuffer>
  /** A PNG of the first paper, where a preview was asked for. */
  picture?: Blob
  fault?: string
}

let worker: Worker | null = null
let last = 0
const waiting = new Map<number, (answer: RasterAnswer) => void>()

/** Starts the worker, so that the first paper finds it there. */
export function startPrintWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module', name: 'print' })
  worker.onmessage = ({ data }: MessageEvent<RasterAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  worker.onerror = () => {
    // Its file did not come, or it broke: the next paper starts another one.
    for (const [id, answer] of waiting) answer({ id, fault: 'The worker of papers broke' })
    waiting.clear()
    worker = null
  }
  return worker
}

/** Papers as the bytes of a printer, made in a worker: nothing of it holds up the till. Throws where that cannot be. */
export async function rasterOf(call: Omit<RasterCall, 'id'>): Promise<RasterAnswer> {
  last += 1
  const id = last
  const answer = await new Promise<RasterAnswer>(resolve => {
    waiting.set(id, resolve)
    startPrintWorker().postMessage({ id, ...call } satisfies RasterCall)
  })
  if (answer.fault) throw new Error(answer.fault)
  return answer
}
