import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { searchPrinters } from '../../outside/printer-search.ts'
import type { Printing } from './printing.ts'

/**
 * Looks for printers in the network of the server. Two people who ask at once share one search, so the server calls the network once.
 * Throws `printer-search-off`.
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
