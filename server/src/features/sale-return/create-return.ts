import type { SaleReturn, SaleReturnBody } from '@quay/contract/sale-return/shapes'
import { decideSaleReturn } from '@quay/domain/sale-return/decide-sale-return'
import { nextCode } from '../../db/counter.ts'
import { createOnce } from '../../db/create-once.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { applyReturn } from './apply-return.ts'
import { describeReturn } from './describe-return.ts'
import { loadReturn } from './load-return.ts'
import { readSaleReturn } from './return-queries.ts'

/**
 * Takes goods of a bill back: load under lock, decide, apply, audit. Gives the return; for a copy of one that was made already,
 * that one. Throws what decideSaleReturn refuses, and `idempotency-conflict`.
 */
export function createReturn(tx: Tx, actor: Actor, body: SaleReturnBody, hash: Buffer): Promise<SaleReturn> {
  const id = body.id ?? newId()
  const read = () => readSaleReturn(tx, actor, id)
  return createOnce(tx, {
    table: 'sale_return',
    id,
    hash,
    read,
    make: async () => {
      const branchId = branchOf(actor, body.branchId)
      requireActiveBranch(actor, branchId)
      const input = { ...body, id, branchId }
      const { facts, loaded } = await loadReturn(tx, actor, input)
      const decision = decideSaleReturn(input, facts, () => newId())
      if (!decision.ok) throw refuseAs(decision)
      const { plan } = decision
      const code = await nextCode(tx, 'TH')
      await applyReturn(tx, actor, plan, { code, hash })
      await tx.audit(
        'sale-return.create',
        { kind: 'sale-return', id, code, branchId, amount: 0 - plan.document.refundable },
        undefined,
        describeReturn(plan, loaded.promotionNames),
      )
      return read()
    },
  })
}
