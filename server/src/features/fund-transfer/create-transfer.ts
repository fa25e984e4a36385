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
import { type LockedFund, lockFunds, lockFundsById, postCash, readFunds } from '../cashbook/apply-cash.ts'
import { readSetting } from '../setting/read-setting.ts'
import { postingOf } from '../stock/posting.ts'
import { paymentCodes } from '../voucher/codes.ts'
import { insertVoucher } from '../voucher/voucher-store.ts'
import { fundTransferCodes } from './codes.ts'
import { readFundTransfer } from './transfer-store.ts'

type Body = z.output<(typeof fundTransferRoutes)['create']['body']>

/**
 * Moves money between two funds of a branch, or into the drawer of another branch of the caller, with what the bank takes for it as a payment of its own. Gives the transfer. Throws `not-found`
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
  const toBranchId = await otherBranchOf(tx, actor, branchId, toAccountId)
  if (toBranchId) requireActiveBranch(actor, toBranchId)
  const funds = await lockBoth(tx, branchId, { fromAccountId, toAccountId, toBranchId })
  const [{ today }, arrival, mayOverdraw] = await Promise.all([
    readBranchDay(tx, branchId),
    toBranchId ? readBranchDay(tx, toBranchId) : null,
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
    {
      ...{ branchId, fromAccountId, toAccountId, amount, fee, feeVoucherId, note },
      toBranchId,
      toBusinessDay: arrival?.today ?? null,
      status: 'SUCCEED',
      businessDay: today,
    },
  )
  const nameOf = (fundId: string) => funds.find(fund => fund.id === fundId)?.name ?? ''
  const words = note ?? `${nameOf(fromAccountId)} → ${nameOf(toAccountId)}`
  const [out, into] = plan.transfer.map(entry => ({ ...entry, note: words }))
  const leaving = postingOf(actor, 'fund-transfer', { id, code, branchId }, today)
  if (toBranchId && arrival) {
    // Each row stands in the book, the day and the shift of its own branch.
    await postCash(tx, leaving, [out!])
    await postCash(tx, postingOf(actor, 'fund-transfer', { id, code, branchId: toBranchId }, arrival.today), [into!])
  } else await postCash(tx, leaving, [out!, into!])
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

/** The other branch of the caller whose drawer the fund is; null where it is a fund of the branch itself, or none that the caller reaches. */
async function otherBranchOf(tx: Tx, actor: Actor, branchId: string, accountId: string): Promise<string | null> {
  const [drawer] = await tx.query<{ branchId: string | null }>(
    `select branch_id from cash_account where store_id = $1 and id = $2 and kind = 'CASH' and branch_id <> $3`,
    [tx.storeId, accountId, branchId],
  )
  const found = drawer?.branchId ?? null
  return found !== null && actor.branchIds.includes(found) ? found : null
}

/** The funds that the money may leave and reach, those of the transfer locked in order of their ids. */
async function lockBoth(
  tx: Tx,
  branchId: string,
  { fromAccountId, toAccountId, toBranchId }: { fromAccountId: string; toAccountId: string; toBranchId: string | null },
): Promise<LockedFund[]> {
  if (toBranchId === null)
    return lockFunds(tx, branchId, [
      { method: 'BANK', accountId: fromAccountId },
      { method: 'BANK', accountId: toAccountId },
    ])
  const locked = await lockFundsById(tx, [fromAccountId, toAccountId])
  const own = await readFunds(tx, branchId)
  return locked.filter(({ id, isActive }) => isActive && (id === toAccountId || own.some(fund => fund.id === id)))
}
