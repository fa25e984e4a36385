import type { PrinterNetwork } from '../../outside/printer-lan.ts'
import { rawPort } from '../../outside/printer-lan.ts'
import { type PrintQueues, systemQueues } from '../../outside/printer-queue.ts'
import { isShopAddress } from '../../outside/shop-address.ts'

/** By what the server prints; tests have a network and queues of their own. */
export interface Printing {
  network: PrinterNetwork
  queues: PrintQueues
}

/** The shop's network at the one port of printers, and the queues of this computer. */
export const usualPrinting = (): Printing => ({
  network: { isAllowed: isShopAddress, port: rawPort },
  queues: systemQueues(),
})
