import type { Printer } from '@quay/contract/printer/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

const printerSql = `
  select id, branch_id, name, kind, address, language, dots, feed_lines, has_cutter, drawer_pin, version from printer
  where store_id = $1 and id = $2 and branch_id = any($3::uuid[])`
const lockSql = `${printerSql} for update`

/** A printer of one of the caller's branches. Throws `not-found`. */
export async function readPrinter(tx: Tx, actor: Actor, id: string, lock = false): Promise<Printer> {
  const [found] = await tx.query<Printer>(lock ? lockSql : printerSql, [tx.storeId, id, actor.branchIds])
  if (!found) throw new DomainError('not-found', { kind: 'printer', id })
  return found
}

const listSql = `
  select id, branch_id, name, kind, address, language, dots, feed_lines, has_cutter, drawer_pin, version from printer
  where store_id = $1 and branch_id = $2 order by name collate "vi-x-icu", id`

/** The printers of a branch, by name. */
export const listPrinters = (tx: Tx, branchId: string): Promise<Printer[]> =>
  tx.query<Printer>(listSql, [tx.storeId, branchId])

/** A printer as the log shows it. */
export const describePrinter = (printer: Omit<Printer, 'id' | 'branchId' | 'version'>) => ({
  name: printer.name,
  printerKind: printer.kind,
  printerAddress: printer.address,
  printerLanguage: printer.language,
  printerDots: printer.dots,
  printerFeed: printer.feedLines,
  printerCutter: printer.hasCutter,
  printerDrawer: printer.drawerPin,
})
