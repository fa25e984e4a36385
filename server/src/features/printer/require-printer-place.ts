import type { Printer } from '@quay/contract/printer/shapes'
import { refuseField } from '../../db/domain-error.ts'
import { addressOf } from '../../outside/printer-lan.ts'
import type { Printing } from './printing.ts'

/**
 * Whether a printer may be entered: in the shop's own network, or a queue that this system itself names. A name that leads nowhere now
 * is let through, because the printer may be off; it is checked again at each paper. Throws `printer-address-outside` and
 * `printer-queue-unknown`.
 */
export async function requirePrinterPlace(
  { network, queues }: Printing,
  { kind, address }: Pick<Printer, 'kind' | 'address'>,
): Promise<void> {
  if (kind === 'QUEUE') {
    if (!(await queues.names()).includes(address))
      throw refuseField('printer-queue-unknown', 'address', { name: address })
    return
  }
  const found = await addressOf(address)
  if (found !== null && !network.isAllowed(found)) throw refuseField('printer-address-outside', 'address')
}
