import type { Printer, printerPatch } from '@quay/contract/printer/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { describePrinter, readPrinter } from './printer-store.ts'
import type { Printing } from './printing.ts'
import { requirePrinterPlace } from './require-printer-place.ts'

/** Changes a printer. Throws `version-conflict` with it as it is, what entering one refuses, `not-found`. */
export async function updatePrinter(
  tx: Tx,
  actor: Actor,
  id: string,
  patch: z.output<typeof printerPatch>,
  printing: Printing,
): Promise<Printer> {
  const { version, ...fields } = patch
  const seen = await readPrinter(tx, actor, id)
  if (fields.kind !== undefined || fields.address !== undefined)
    await tx.releaseWhile(() => requirePrinterPlace(printing, { ...seen, ...patched(seen, fields) }))
  const before = await readPrinter(tx, actor, id, true)
  if (before.version !== version) throw new DomainError('version-conflict', { current: before })
  await updateVersioned(tx, 'printer', id, fields)
  const after = await readPrinter(tx, actor, id)
  const changed = changedFields(describePrinter(before), describePrinter(after))
  await tx.audit(
    'printer.update',
    { kind: 'printer', id, code: after.name, branchId: after.branchId },
    changed.before,
    changed.after,
  )
  return after
}
