import { earnPaid } from '@quay/domain/point/earn-paid'
import type { EarnRule } from '@quay/domain/point/earn-points'
import { expiryOf } from '@quay/domain/point/expiry-of'
import { movePoints, type PointMove } from '@quay/domain/point/move-points'
import type { Tx } from '../../db/connection/transaction.ts'
import { readOpenDebts } from '../debt/debt-queries.ts'
import type { Posting } from '../stock/posting.ts'
import { postPoints } from './apply-points.ts'
import { lockPoints } from './point-store.ts'
import { waitingPointsSql } from './waiting-points-sql.ts'

/**
 * Reckons again, at the end of the transaction, what bills on credit of a customer earned by what of them is paid. `billId` is one of which
 * goods came back: its base changed, whatever is owed. Whoever calls holds the lock of the customer.
 */
export function earnAtEnd(tx: Tx, posting: Posting, customerId: string, billId: string | null = null): void {
  tx.atEnd(`points of ${customerId} ${billId}`, () => earnWhatIsPaid(tx, posting, customerId, billId))
}

async function earnWhatIsPaid(tx: Tx, posting: Posting, customerId: string, billId: string | null): Promise<void> {
  const people = await tx.query<{ id: string; mergedInto: string | null }>(peopleSql, [tx.storeId, customerId])
  const ids = people.map(({ id }) => id)
  const [some] = await tx.query<{ id: string }>(
    'select id from point_waiting where store_id = $1 and customer_id = any($2::uuid[]) limit 1',
    [tx.storeId, ids],
  )
  if (!some) return
  const survivor = people.find(({ mergedInto }) => mergedInto === null)!.id
  const debts = await readOpenDebts(tx, { partnerKind: 'customer', partnerId: survivor })
  const owedOf = new Map(debts.map(debt => [debt.documentId, debt.remaining]))
  const asked = [...owedOf.keys(), ...(billId ? [billId] : [])]
  for (const bill of await tx.query<WaitingRow>(waitingSql, [tx.storeId, ids, asked])) {
    const owed = Math.min(owedOf.get(bill.id) ?? 0, Math.max(0, bill.due))
    const earned = earnPaid({ base: bill.base, due: bill.due, owed }, bill.pointRule) - bill.atSale - bill.later
    if (earned !== 0) await post(tx, posting, bill, earned)
    if (earned !== 0 || owed !== bill.owed)
      await tx.query('update point_waiting set owed = $3, later = later + $4 where store_id = $1 and id = $2', [
        tx.storeId,
        bill.id,
        owed,
        earned,
      ])
  }
}

interface WaitingRow {
  id: string
  code: string
  branchId: string
  customerId: string
  owed: number
  later: number
  /** What it earned by its rule when it was sold, without presents. */
  atSale: number
  pointRule: EarnRule
  /** What came back is taken off both. */
  base: number
  due: number
  /** The lots that its payments brought. */
  lots: string[]
}

async function post(tx: Tx, posting: Posting, bill: WaitingRow, earned: number): Promise<void> {
  const expiresOn = expiryOf(posting.businessDay, bill.pointRule.expiryMonths ?? null)
  const move: PointMove =
    earned > 0
      ? { kind: 'EARN_PAID', amount: earned, expiresOn, note: noteOf(posting) }
      : { kind: 'EARN_UNPAID', amount: earned, from: bill.lots, note: noteOf(posting) }
  const { pointEntries, lotChanges } = movePoints((await lockPoints(tx, bill.customerId))!, [move])
  const document = { kind: 'bill', id: bill.id, code: bill.code } as const
  await postPoints(tx, { ...posting, document }, { pointEntries, pointLotChanges: lotChanges })
}

/** Which document paid it, or took the payment back. */
const noteOf = ({ document }: Posting) => document.code

/** A customer, the one they were merged into, and all who were merged into that one. */
const peopleSql = `
  with survivor as (select coalesce(merged_into, id) as id from customer where store_id = $1 and id = $2)
  select c.id, c.merged_into from customer c, survivor s where c.store_id = $1 and (c.id = s.id or c.merged_into = s.id)`

const waitingSql = `
  select w.id, b.code, b.branch_id, w.customer_id, w.owed, w.later, w.at_sale, coalesce(w.rule, '{}') as point_rule, w.due, w.base,
    coalesce((select json_agg(l.id) from point_entry e join point_lot l on l.store_id = $1 and l.entry_id = e.id
      where e.store_id = $1 and e.document_id = w.id and e.kind = 'EARN_PAID'), '[]') as lots
  from (${waitingPointsSql}) w join bill b on b.store_id = $1 and b.id = w.id
  where w.customer_id = any($2::uuid[]) and (w.owed > 0 or w.id = any($3::uuid[]))
  order by w.id`
