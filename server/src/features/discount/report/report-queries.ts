import type { ReportRow, reportGroups } from '@quay/contract/discount/report'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'
import { branchesSql, promotionsSql } from './given-sql.ts'
import { goodsReportSql } from './goods-report-sql.ts'

interface ReportQuery {
  branchId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  by?: (typeof reportGroups)[number] | undefined
}

/**
 * What promotions cost by the bills of a period, less what came back of them, the dearest first: of a branch by promotion or by goods, or
 * of all branches of the caller. The three add up to the same.
 */
export async function reportDiscounts(tx: Tx, actor: Actor, query: ReportQuery): Promise<{ items: ReportRow[] }> {
  const branchId = branchOf(actor, query.branchId)
  const { from = null, to = null, by = 'PROMOTION' } = query
  const at = [tx.storeId, by === 'BRANCH' ? actor.branchIds : [branchId], from, to]
  const rows =
    by === 'BRANCH'
      ? await tx.query<Row>(branchesSql, at)
      : by === 'PRODUCT'
        ? await tx.query<Row>(goodsReportSql, at)
        : await tx.query<Row>(promotionsSql, at)
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return { items: rows.map(({ giftCost, ...row }) => ({ ...row, ...(seesCost && { giftCost }) })) }
}

type Row = ReportRow & { giftCost: number }
