import type { FundTransfer, fundTransferRoutes } from '@quay/contract/money/fund-transfer'
import { decideFundTransfer } from '@quay/domain/cashbook/decide-fund-transfer'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { insertHead } from '../../document/write-document.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { lockFunds, postCash } from '../cashbook/apply-cash.ts'
import { readSetting } from '../setting/read-setting.ts'
import { postingOf } from '../stock/posting.ts'
import { paymentCodes } from '../voucher/codes.ts'
import { insertVoucher } from '../voucher/voucher-store.ts'
import { fundTransferCodes } from './codes.ts'
import { readFundTransfer } from './transfer-store.ts'

type Body = z.output<(typeof fundTransferRoutes)['create']['body']>

/**
 * Moves money between two funds of a branch, with what the bank takes for it as a payment of its own. Gives the transfer. Throws `not-found`
 * for a fund, `transfer-same-fund`, `fund-short` and `idempotency-conflict`.
 */
export const createFundTransfer = (tx: Tx, actor: Actor, body: Body, hash: Buffer): Promise<FundTransfer> =>
  createFrom(tx, 'fund_transfer', body, hash, {
    read: id => readFundTransfer(tx, actor, id),
    make: (content, own) => moveMoney(tx, actor, content, own),
  })

async function moveMoney(tx: Tx, actor: Actor, body: Body & { id: string }, hash: Buffer): Promise<FundTransfer> {
  const { id, fromAccountId, toAccountId, amount, fee = 0, note = null } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const funds = await lockFunds(tx, branchId, [
    { method: 'BANK', accountId: fromAccountId },
    { method: 'BANK', accountId: toAccountId },
  ])
  const [{ today }, mayOverdraw] = await Promise.all([
    readBranchDay(tx, branchId),
    readSetting(tx, 'fundMayBeNegative'),
  ])
  const decision = decideFundTransfer({ fromAccountId, toAccountId, amount, fee }, { funds, mayOverdraw })
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  const code = await nextCode(tx, fundTransferCodes)
  const feeVoucherId = plan.fee && newId()
  if (feeVoucherId) {
    const feeCode = await nextCode(tx, paymentCodes)
    await insertVoucher(tx, actor, {
      id: feeVoucherId,
      code: feeCode,
      branchId,
      businessDay: today,
      purpose: 'FEE',
      direction: 'OUT',
      kindId: null,
      kindName: 'Phí chuyển tiền',
      countsInProfit: true,
      bookGroup: 'services',
      accountId: fromAccountId,
      amount: fee,
      partner: null,
      note: `Phí của ${code}`,
      hash,
    })
    const voucher = postingOf(actor, 'voucher', { id: feeVoucherId, code: feeCode, branchId }, today)
    await postCash(tx, voucher, [{ ...plan.fee!, note: `Phí của ${code}` }])
  }
  await insertHead(
    tx,
    actor,
    'fund_transfer',
    { id, code, hash },
    { branchId, fromAccountId, toAccountId, amount, fee, feeVoucherId, note, status: 'SUCCEED', businessDay: today },
  )
  const nameOf = (fundId: string) => funds.find(fund => fund.id === fundId)?.name ?? ''
  const words = note ?? `${nameOf(fromAccountId)} → ${nameOf(toAccountId)}`
  await postCash(
    tx,
    postingOf(actor, 'fund-transfer', { id, code, branchId }, today),
    plan.transfer.map(entry => ({ ...entry, note: words })),
  )
  await tx.audit(
    'fund-transfer.create',
    { kind: 'fund-transfer', id, code, branchId, amount: -fee || null },
    undefined,
    {
      fromAccount: nameOf(fromAccountId),
      toAccount: nameOf(toAccountId),
      amount,
      bankFee: fee,
      note,
    },
  )
  return readFundTransfer(tx, actor, id)
}
