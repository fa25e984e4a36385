import type { voucherRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { FileAnswer } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

/**
 * The photo of a paper: of a voucher of the caller's branches, or one that the caller took and that goes with no voucher yet. Throws
 * `not-found`, also for one that the caller may not see.
 */
export async function readPaper(tx: Tx, actor: Actor, id: string): Promise<FileAnswer> {
  const [image] = await tx.query<{ bytes: Buffer }>(
    `select i.bytes from image i where i.store_id = $1 and i.id = $2 and ${opensSql}`,
    [tx.storeId, id, readerOf(actor), actor.employeeId],
  )
  if (!image) throw new DomainError('not-found', { kind: 'image', id })
  return { name: 'chung-tu.webp', bytes: inOnePiece(image.bytes) }
}

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes
}

const read: (typeof voucherRoutes)['get']['permission'] = { model: 'cashbook', action: 'read' }

/** The branches whose vouchers a person may read: what `opensSql` takes as $3. */
export const readerOf = (actor: Actor): readonly string[] => (isAllowed(actor.rights, read) ? actor.branchIds : [])

/** Whether the photo `i` is of a voucher of the branches $3, or one of the employee $4 that goes with no voucher yet. */
export const opensSql = `i.purpose = 'paper'
    and (exists (select from voucher_paper p join cash_voucher v on v.store_id = $1 and v.id = p.voucher_id
        where p.store_id = $1 and p.image_id = i.id and v.branch_id = any($3::uuid[]))
      or i.created_by = $4 and not exists (select from voucher_paper p where p.store_id = $1 and p.image_id = i.id))`
