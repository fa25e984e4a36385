import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { branchOf } from '../../http/caller/rights.ts'

/** How the goods of an import were received: who took them, whether they were looked at, tenths of a degree. */
export interface Receipt {
  receiverId: string | null
  receiverName: string | null
  isInspected: boolean
  arrivalTemperature: number | null
}

interface ReceiptInput {
  receiverId?: string | null | undefined
  isInspected?: boolean | undefined
  arrivalTemperature?: number | null | undefined
}

const untold: Receipt = { receiverId: null, receiverName: null, isInspected: false, arrivalTemperature: null }

/**
 * What a request says of the receipt of goods, over what is known (`before`): left out stays, null clears. A defect of a
 * line says that the goods were looked at. The name of the receiver is stored as it is at the time of choice. Throws
 * `not-found` for a person who does not work at the branch.
 */
export async function readReceipt(
  tx: Tx,
  branchId: string,
  { receiverId, isInspected, arrivalTemperature }: ReceiptInput,
  { before = untold, hasDefect }: { before?: Receipt; hasDefect: boolean },
): Promise<Receipt> {
  const receiver =
    receiverId === undefined || receiverId === before.receiverId
      ? { receiverId: before.receiverId, receiverName: before.receiverName }
      : await findReceiver(tx, branchId, receiverId)
  return {
    ...receiver,
    isInspected: hasDefect || (isInspected ?? before.isInspected),
    arrivalTemperature: arrivalTemperature === undefined ? before.arrivalTemperature : arrivalTemperature,
  }
}

/** Whether the inspection found something wrong with a line. */
export const hasDefect = ({ defect }: { defect?: string | null | undefined }): boolean => !!defect

async function findReceiver(tx: Tx, branchId: string, receiverId: string | null) {
  if (receiverId === null) return { receiverId: null, receiverName: null }
  const [person] = await tx.query<{ fullName: string }>(
    `select e.full_name from employee e
     where e.store_id = $1 and e.id = $2 and e.is_active
       and exists (select from employee_branch b where b.store_id = $1 and b.employee_id = e.id and b.branch_id = $3)`,
    [tx.storeId, receiverId, branchId],
  )
  if (!person) throw refuseField('not-found', 'receiverId', { kind: 'employee', id: receiverId })
  return { receiverId, receiverName: person.fullName }
}

/** Who works at a branch, by name; those whose account is closed wrote documents too. */
export function listPeople(tx: Tx, actor: Actor, query: { branchId?: string | undefined }) {
  return tx.query<{ id: string; fullName: string; isActive: boolean }>(
    `select e.id, e.full_name, e.is_active from employee e
     where e.store_id = $1
       and exists (select from employee_branch b where b.store_id = $1 and b.employee_id = e.id and b.branch_id = $2)
     order by e.full_name collate "vi-x-icu", e.id`,
    [tx.storeId, branchOf(actor, query.branchId)],
  )
}
