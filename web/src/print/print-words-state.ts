import { create } from 'zustand'
import type { QueueWords } from './print-queue.ts'

/** What the line above the pay button says of the printer; null while there is nothing to say. Weighs nothing: the till opens with it. */
export const usePrintWords = create<{ words: QueueWords | null; printer: string }>(() => ({ words: null, printer: '' }))
