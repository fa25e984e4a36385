import type { Printer, printerBody } from '@quay/contract/printer/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { createOnce } from '../../db/write/create-once.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { describePrinter, readPrinter } from './printer-store.ts'
import type { Printing } from './printing.ts'
import { requirePrinterPlace } from './require-printer-place.ts'

/**
 * Enters a printer that the server reaches for the tills of a branch. Throws `printer-name-taken`, `printer-address-outside`,
 * `printer-queue-unknown`, `idempotency-conflict`, `not-found`.
 */
export async function createPrinter(
  tx: Tx,
  actor: Actor,
  body: z.output<typeof printerBody>,
  hash: Buffer,
  printing: Printing,
): Promise<Printer> {
  const id = body.id ?? newId()
  const branchId = branchOf(actor, body.branchId)
  return createOnce(tx, {
    table: 'printer',
    id,
    hash,
    read: () => readPrinter(tx, actor, id),
    async make() {
      // The system and the network are asked while no connection is held.
      await tx.releaseWhile(() => requirePrinterPlace(printing, body))
      const { id: _id, branchId: _branch, ...fields } = body
      await tx.insert('printer', [{ id, branchId, ...fields, contentHash: hash, createdAt: tx.now }])
      await tx.audit(
        'printer.create',
        { kind: 'printer', id, code: body.name, branchId },
        undefined,
        describePrinter(body),
      )
      return readPrinter(tx, actor, id)
    },
  })
}
