import type { PrintStore } from '@quay/contract/print-template/branch-print'
import type { PrintTemplate } from '@quay/contract/print-template/template'
import type { PrintFault } from '@quay/contract/printer/shapes'
import type { PrintDocument, PrintSetting } from '@quay/domain/print/document'

/** What is printed and how it looks, as plain data: it is composed when it is printed, for the paper that is there then. */
export interface Printed {
  document: PrintDocument
  template: PrintTemplate
  store: PrintStore
  setting: Omit<PrintSetting, 'part' | 'parts'>
}

/** `no-permission`: this browser has to be allowed the printer again. `no-server`: the server did not answer. */
export type JobFault = PrintFault | 'no-permission' | 'no-server' | 'broken'

export type JobState = 'queued' | 'sending' | 'waiting' | 'done'

/** One paper on its way, with all its copies. */
export interface PrintJob {
  id: string
  storeId: string
  at: number
  /** When it was asked for, the last time. */
  freshSince: number
  state: JobState
  printed: Printed
  /** For the words about it. */
  name: string
  opensDrawer: boolean
  tries: number
  fault: JobFault | null
  /** A person is asked before it is printed: it is old, or was found when the till started. */
  asks: boolean
}

/** A job that ended stays so long: what a printer did in the last day can be looked at. */
export const keptFor = 24 * 60 * 60_000
/** A job that is older than this is not printed by itself: the customer is gone. */
export const freshFor = 120_000
