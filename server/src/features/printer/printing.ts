import { type PrinterNetwork, rawPort } from '../../outside/printer-lan.ts'
import { type PrintQueues, systemQueues } from '../../outside/printer-queue.ts'
import { neighbours } from '../../outside/printer-search.ts'
import { isShopAddress } from '../../outside/shop-address.ts'

/** By what the server prints; tests have a network and queues of their own. */
export interface Printing {
  network: PrinterNetwork
  queues: PrintQueues
  /** Addresses at which a printer may be found; null where none is looked for. */
  neighbours: (() => string[]) | null
}

const noQueues: PrintQueues = {
  names: async () => [],
  send: async () => {
    throw new Error('This server reaches no printers')
  },
}

/**
 * On, the shop's network at the one port of printers, and the queues of this computer. Off, nothing. A number is the port of a printer
 * of tests on this computer, beside which nothing is reached.
 */
export function printingOf(printers: 'on' | 'off' | number): Printing {
  const tellers = new Set<string>()
  if (printers === 'on')
    return { network: { isAllowed: isShopAddress, port: rawPort, tellers }, queues: systemQueues(), neighbours }
  const isAllowed = (address: string) => typeof printers === 'number' && address === '127.0.0.1'
  if (typeof printers !== 'number')
    return { network: { isAllowed, port: rawPort, tellers }, queues: noQueues, neighbours: null }
  return { network: { isAllowed, port: printers, tellers }, queues: noQueues, neighbours: () => ['127.0.0.1'] }
}
