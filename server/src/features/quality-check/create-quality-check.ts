import type { ControlGroup, StorageCondition } from '@quay/contract/enumeration'
import type { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import type { QualityCheck } from '@quay/contract/quality-check/shapes'
import { checkQualityMonth } from '@quay/domain/quality-check/check-quality-month'
import { lotRisk } from '@quay/domain/quality-check/lot-risk'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { insertMany } from '../../db/write/insert-many.ts'
import { insertHead } from '../../document/write-document.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { holdProducts } from '../product/write/hold-products.ts'
import { qualityCheckCodes } from './codes.ts'
import { readQualityCheck } from './quality-queries.ts'

type Body = z.output<(typeof qualityCheckRoutes)['create']['body']>

/**
 * Makes the form of a month: every lot on sale at the branch as it is now, with the reason to look at it. Gives it; for a copy
 * of one that was made already, that one. Throws `quality-month-exists`: a branch has one a month,
 * and what checkQualityMonth refuses.
 */
export function createQualityCheck(tx: Tx, actor: Actor, body: Body, hash: Buffer): Promise<QualityCheck> {
  return createFrom(tx, 'quality_check', body, hash, {
    read: id => readQualityCheck(tx, actor, id),
    make: (content, own) => makeForm(tx, actor, content, own),
  })
}

interface LotRow {
  productId: string
  productCode: string
  productName: string
  baseUnit: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  storage: StorageCondition | null
  controlGroup: ControlGroup | null
  quantity: number
}

async function makeForm(tx: Tx, actor: Actor, { id, month, ...body }: Body & { id: string }, hash: Buffer) {
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const [{ today }, lots] = await Promise.all([
    readBranchDay(tx, branchId),
    tx.query<LotRow>(lotsSql, [tx.storeId, branchId]),
  ])
  const refusal = checkQualityMonth(month, today)
  if (refusal) throw refuseAs(refusal)
  await refuseSecond(tx, branchId, month)
  await holdProducts(tx, [...new Set(lots.map(lot => lot.productId))])
  const code = await nextCode(tx, qualityCheckCodes)
  await insertHead(
    tx,
    actor,
    'quality_check',
    { id, code, hash },
    {
      branchId,
      month: `${month}-01`,
      status: 'DRAFT',
      lineCount: lots.length,
      businessDay: today,
    },
  )
  await insertMany(
    tx,
    'quality_check_item',
    lots.map(({ controlGroup, ...lot }) => ({
      ...lot,
      id: newId(),
      risk: lotRisk({ ...lot, controlGroup }, today),
    })),
    { qualityCheckId: id },
  )
  await tx.audit('quality-check.create', { kind: 'quality-check', id, code, branchId }, undefined, {
    month,
    lineCount: lots.length,
  })
  return readQualityCheck(tx, actor, id)
}

/** Of two at once the second is refused by the index and runs again. */
async function refuseSecond(tx: Tx, branchId: string, month: string): Promise<void> {
  const [known] = await tx.query<{ code: string }>(
    `select code from quality_check where store_id = $1 and branch_id = $2 and month = $3::date and status <> 'CANCELLED'`,
    [tx.storeId, branchId, `${month}-01`],
  )
  if (!known) return
  const [year, of] = month.split('-')
  throw refuseField('quality-month-exists', 'month', { month: `${of}/${year}`, code: known.code })
}

const lotsSql = `
  select s.product_id, p.code as product_code, p.name as product_name, u.name as base_unit, s.lot_id,
         l.number as lot_number, l.expiry_date, p.storage, p.control_group, s.quantity
  from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id join product p on p.store_id = s.store_id and p.id = s.product_id
  join product_unit u on u.store_id = s.store_id and u.product_id = s.product_id and u.is_base
  where s.store_id = $1 and s.branch_id = $2 and s.bucket = 'sellable' and s.quantity > 0`
