import type { Printer } from '@quay/contract/printer/shapes'
import { drawerPulse } from '@quay/domain/print/drawer-pulse'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { type PrintedBytes, type PrintOutcome, printOnLan } from '../../outside/printer-lan.ts'
import type { makePrintTurns } from './print-turns.ts'
import { readPrinter } from './printer-store.ts'
import type { Printing } from './printing.ts'

/**
 * Prints bytes on a printer of the caller's branches, once a job. No connection is held while they are on their way. Where they go is
 * what somebody with branch/update entered, and it is checked again: whoever sells cannot make the server call anything else. Throws
 * `not-found` and what became of the paper: `printer-paper-out`, `printer-cover-open`, `printer-unreachable`, `printer-busy`,
 * `printer-address-outside`, `printer-queue-unknown`.
 */
export async function printPaper(
  tx: Tx,
  actor: Actor,
  id: string,
  { job, bytes, opensDrawer }: { job: string; bytes: string; opensDrawer: boolean },
  { printing, turn }: { printing: Printing; turn: ReturnType<typeof makePrintTurns> },
): Promise<{ repeated: boolean }> {
  const printer = await readPrinter(tx, actor, id)
  const drawer = Buffer.from(opensDrawer ? drawerPulse(printer) : [])
  const sent = { drawer, paper: Buffer.from(bytes, 'base64') }
  const made = await tx.releaseWhile(() => turn(`${tx.storeId} ${id}`, job, () => send(printing, printer, sent)))
  const { name } = printer
  if (made === 'full') throw new DomainError('printer-busy', { name })
  const { outcome, repeated } = made
  if (outcome.done) return { repeated }
  switch (outcome.fault) {
    case 'paper-out':
      throw new DomainError('printer-paper-out')
    case 'cover-open':
      throw new DomainError('printer-cover-open')
    case 'outside':
      throw new DomainError('printer-address-outside')
    case 'slow':
      throw new DomainError('printer-busy', { name })
    case 'unreachable':
      throw new DomainError('printer-unreachable', { name })
  }
}

async function send({ network, queues }: Printing, printer: Printer, sent: PrintedBytes): Promise<PrintOutcome> {
  if (printer.kind === 'LAN') return printOnLan(printer.address, sent, network)
  try {
    await queues.send(printer.address, Buffer.concat([sent.drawer, sent.paper]))
    return { done: true }
  } catch {
    return { done: false, fault: 'unreachable' }
  }
}
