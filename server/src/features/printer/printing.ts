import { type PrinterNetwork, rawPort } from '../../outside/printer-lan.ts'
import { type PrintQueues, systemQueues } from '../../outside/printer-queue.ts'
import { isShopAddress } from '../../outside/shop-address.ts'

/** By what the server prints; tests have a network and queues of their own. */
export interface Printing {
  network: PrinterNetwork
  queues: PrintQueues
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
  if (printers === 'on') return { network: { isAllowed: isShopAddress, port: rawPort }, queues: systemQueues() }
  const isAllowed = (address: string) => typeof printers === 'number' && address === '127.0.0.1'
  return { network: { isAllowed, port: typeof printers === 'number' ? printers : rawPort }, queues: noQueues }
}
