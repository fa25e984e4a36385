import type { InboundReturn } from '@quay/contract/inbound-return/shapes'
import type { ReturnInput, ReturnPlan } from '@quay/domain/inbound-return/return-facts'
import type { DraftKind } from '../../document/write-draft.ts'
import { reportDocument } from '../submission/tell-outside.ts'
import { refuseUnusedVat } from '../tax/refuse-unused-vat.ts'
import { applyReturn } from './apply-return.ts'
import { inboundReturnCodes } from './codes.ts'
import { describeReturn } from './describe-return.ts'
import { planReturn } from './plan-return.ts'
import { readReturn } from './return-queries.ts'
import { insertReturnItems, lockReturn, returnRow, type StoredReturn } from './return-store.ts'

/** A return to a provider moves goods, money and debts when it is completed, and is reported. */
export const returnKind: DraftKind<'inbound_return', ReturnInput, ReturnPlan, StoredReturn, InboundReturn> = {
  name: 'inbound-return',
  table: 'inbound_return',
  codes: inboundReturnCodes,
  actions: {
    create: 'inbound-return.create',
    update: 'inbound-return.update',
    complete: 'inbound-return.complete',
  },
  lock: lockReturn,
  read: readReturn,
  async plan(tx, _actor, input, status) {
    await refuseUnusedVat(tx, input.items, [input.id])
    return planReturn(tx, input, status)
  },
  document: ({ document }) => document,
  head: returnRow,
  insertLines: insertReturnItems,
  async apply(tx, actor, plan, code) {
    await applyReturn(tx, actor, plan, code)
    const { id, branchId } = plan.document
    await reportDocument(tx, { kind: 'inbound-return', id, code, branchId })
  },
  amount: ({ document }) => document.refundable,
  words: describeReturn,
}
