import type { Branch, branchBody } from '@quay/contract/branch/shapes'
import { readPlace } from '@quay/domain/place/read-place'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { createOnce } from '../../db/write/create-once.ts'
import { sentFields } from '../../db/write/sent-fields.ts'
import { describePlace, placeColumns } from '../place/place-columns.ts'
import { wardName } from '../ward/ward-of.ts'
import { readBranch } from './branch-queries.ts'
import { branchFields, nextBranchCode, refuseTakenBranch } from './branch-store.ts'

/**
 * Adds a branch with its cash fund and opens it to the caller, whose version rises for that. Without a code the next of
 * CN01, CN02 … Throws `branch-name-taken`, `code-taken`, `coordinates-invalid`, `not-found` for a ward, `idempotency-conflict`.
 */
export function createBranch(tx: Tx, actor: Actor, body: z.output<typeof branchBody>, hash: Buffer): Promise<Branch> {
  const id = body.id ?? newId()
  // The caller may see the new branch, which the rights at the start of the request do not have.
  const read = () => readBranch(tx, { ...actor, branchIds: [...actor.branchIds, id] }, id)
  return createOnce(tx, {
    table: 'branch',
    id,
    hash,
    read,
    async make() {
      const place = readPlace(body)
      if (!place.ok) throw refuseAs(place)
      await refuseTakenBranch(tx, id, body)
      const ward = await wardName(tx, body.wardCode)
      const fields = { ...place.place, code: body.code || (await nextBranchCode(tx)) }
      const row = { ...sentFields(branchFields, fields), ...placeColumns(fields) }
      const [books] = await tx.query<{ through: string | null }>(
        'select max(books_closed_through) as through from branch where store_id = $1',
        [tx.storeId],
      )
      const booksClosedThrough = books?.through ?? null
      await tx.insert('branch', [
        { id, name: fields.name, ...row, booksClosedThrough, createdAt: tx.now, contentHash: hash },
      ])
      await Promise.all([
        tx.insert('cash_account', [{ id: newId(), branchId: id, kind: 'CASH', name: 'Tiền mặt', createdAt: tx.now }]),
        tx.insert('employee_branch', [{ id: newId(), employeeId: actor.employeeId, branchId: id }]),
        tx.query('update employee set version = version + 1 where store_id = $1 and id = $2', [
          tx.storeId,
          actor.employeeId,
        ]),
      ])
      const { name, code, phone } = fields
      const words = { name, code, phone, ...describePlace(fields, ward) }
      await tx.audit('branch.create', { kind: 'branch', id, code: name, branchId: id }, undefined, words)
      return read()
    },
  })
}
