import { type AuditAction, auditActions } from '@quay/contract/audit-action'
import type { ModelPermission } from '@quay/contract/right/permission'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf, may } from '../../http/caller/rights.ts'

/** The acts on documents that stand in the feed, each with the rights that a person needs to see it there. */
const told: [AuditAction, ...ModelPermission['model'][]][] = [
  ['bill.create', 'bill'],
  ['bill.cancel', 'bill'],
  ['sale-return.create', 'return'],
  ['sale-return.cancel', 'return'],
  ['inbound.create', 'import_product'],
  ['inbound.complete', 'import_product'],
  ['inbound.cancel', 'import_product'],
  ['inbound.pay-debt', 'cashbook'],
  ['inbound-return.create', 'return_product'],
  ['inbound-return.complete', 'return_product'],
  ['inbound-return.cancel', 'return_product'],
  ['debt.collect', 'cashbook'],
  ['voucher.create', 'cashbook'],
  ['voucher.cancel', 'cashbook'],
  ['fund-transfer.create', 'cashbook'],
  ['fund-transfer.cancel', 'cashbook'],
  ['debt.offset', 'customer', 'provider'],
  ['debt.cancel-offset', 'customer', 'provider'],
  ['order.create', 'order'],
  ['order.cancel', 'order'],
  ['purchase-order.confirm', 'import_product'],
  ['purchase-order.cancel', 'import_product'],
  ['stock-transfer.create', 'stock_transfer'],
  ['stock-transfer.request', 'stock_transfer'],
  ['stock-transfer.approve', 'stock_transfer'],
  ['stock-transfer.send', 'stock_transfer'],
  ['stock-transfer.receive', 'stock_transfer'],
  ['stock-transfer.cancel', 'stock_transfer'],
  ['inventory-check.create', 'check_inventory'],
  ['inventory-check.complete', 'check_inventory'],
  ['inventory-check.cancel', 'check_inventory'],
  ['disposal.create', 'disposal'],
  ['disposal.complete', 'disposal'],
  ['disposal.cancel', 'disposal'],
]
const rowsShown = 20
const daysBack = 7

interface FeedRow {
  id: string
  at: string
  employeeName: string
  action: AuditAction
  subjectKind: string | null
  subjectId: string | null
  subjectCode: string | null
  /** Đồng of the document; null of what is worth its cost, which needs a right of its own. */
  amount: number | null
}

/** What happened last at a branch, newest first; after a row that the caller has only what may have come since. */
export async function readFeed(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined; after?: string | undefined },
) {
  const branchId = branchOf(actor, query.branchId)
  const actions = told
    .filter(([, ...models]) => models.every(model => may(actor, { model, action: 'read' })))
    .map(([action]) => action)
  const oldest = tx.now.getTime() - daysBack * 24 * 3600_000
  const since = new Date(query.after ? Math.max(oldest, madeAt(query.after) - overlapMs) : oldest)
  const rows = await tx.query<FeedRow>(feedSql, [tx.storeId, branchId, actions, since, rowsShown])
  return rows.map(row => ({ ...row, actionText: auditActions[row.action] }))
}

/** Who began before a row and was done after it has an earlier time: no transaction takes as long. */
const overlapMs = 60_000

/** When an id was made: a UUIDv7 begins with its milliseconds. */
const madeAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

const feedSql = `
  select id, at, employee_name, action, subject_kind, subject_id,
    subject_code,
    case when coalesce(subject_kind, '') not in ('stock-transfer', 'inventory-check', 'disposal', 'purchase-order')
      then coalesce(after ->> 'payable', after ->> 'refundable', after ->> 'amount', before ->> 'payable', before ->> 'refundable',
        before ->> 'amount')::bigint end as amount
  from user_log
  where store_id = $1 and branch_id = $2 and action = any($3::text[]) and at > $4
  order by at desc, id desc limit $5`
