import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import type { UnbilledBody } from '@quay/contract/sale-return/unbilled'
import { decideUnbilledReturn } from '@quay/domain/sale-return/decide-unbilled-return'
import { nextCode } from '../../db/counter.ts'
import { createOnce } from '../../db/create-once.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { insertLots } from '../stock/lot-store.ts'
import { applyReturn } from './apply-return.ts'
import { describeReturn } from './describe-return.ts'
import { loadUnbilled } from './load-unbilled.ts'
import { readSaleReturn } from './return-queries.ts'

/** Takes goods back that no bill is found of: load under lock, decide, apply, audit. Throws what decideUnbilledReturn refuses. */
export function createUnbilled(tx: Tx, actor: Actor, body: UnbilledBody, hash: Buffer): Promise<SaleReturn> {
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
      const facts = await loadUnbilled(tx, actor, { ...body, branchId })
      const decision = decideUnbilledReturn({ ...body, id, branchId }, facts, () => newId())
      if (!decision.ok) throw refuseAs(decision)
      const { plan, newLots } = decision
      const lot = { number: '', numberKey: '', expiryDate: null, firstReceivedAt: facts.now }
      await insertLots(
        tx,
        newLots.map(row => ({ ...lot, ...row })),
      )
      const code = await nextCode(tx, 'TH')
      await applyReturn(tx, actor, plan, { code, hash })
      await tx.audit(
        'sale-return.create',
        { kind: 'sale-return', id, code, branchId, amount: 0 - plan.document.refundable },
        undefined,
        { ...describeReturn(plan, []), withoutBill: true },
      )
      return read()
    },
  })
}
