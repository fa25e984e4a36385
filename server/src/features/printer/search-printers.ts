import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { searchPrinters } from '../../outside/printer-search.ts'
import type { Printing } from './printing.ts'

/**
 * Looks for printers in the network of the server, for who enters one. Who asks while somebody else's search runs gets its answer, so
 * that the network is called once. Throws `printer-search-off`.
 */
export function makePrinterSearch({ network, neighbours }: Printing): (tx: Tx) => Promise<string[]> {
  let running: Promise<string[]> | null = null
  return async tx => {
    if (!neighbours) throw new DomainError('printer-search-off')
    running ??= searchPrinters(neighbours(), network).finally(() => {
      running = null
    })
    const search = running
    return tx.releaseWhile(() => search)
  }
}
