import type { FundCount, fundCountRoutes } from '@quay/contract/money/fund-count'
import { decideVoucher } from '@quay/domain/cashbook/decide-voucher'
import { sumNotes } from '@quay/domain/shift/sum-notes'
import { formatDong } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { insertHead } from '../../document/write-document.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { type LockedFund, lockFunds, postCash } from '../cashbook/apply-cash.ts'
import { postingOf } from '../stock/posting.ts'
import { paymentCodes, receiptCodes } from '../voucher/codes.ts'
import { insertVoucher } from '../voucher/voucher-store.ts'
import { fundCountCodes } from './codes.ts'
import { readFundCount, shiftBeforeCount } from './count-store.ts'

type Body = z.output<(typeof fundCountRoutes)['create']['body']>

/**
 * Writes what the cash of a branch was when it was counted; a difference is a receipt or a payment with its reason. Gives the count. Throws
 * `count-in-shift` while a shift is open there (its own count does it), `count-reason-missing` and `idempotency-conflict`.
 */
export const createFundCount = (tx: Tx, actor: Actor, body: Body, hash: Buffer): Promise<FundCount> =>
  createFrom(tx, 'fund_count', body, hash, {
    read: id => readFundCount(tx, actor, id),
    make: (content, own) => countFund(tx, actor, content, own),
  })

async function countFund(tx: Tx, actor: Actor, body: Body & { id: string }, hash: Buffer): Promise<FundCount> {
  const { id, notes, reason = null } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const funds = await lockFunds(tx, branchId, [{ method: 'CASH' }])
  const fund = funds.find(({ kind }) => kind === 'CASH')!
  const [{ today }, shift] = await Promise.all([readBranchDay(tx, branchId), shiftBeforeCount(tx, branchId)])
  if (shift) throw new DomainError('count-in-shift', { code: shift.code })
  const counted = sumNotes(notes)
  const difference = counted - fund.balance
  if (difference !== 0 && !reason)
    throw refuseField('count-reason-missing', 'reason', {
      difference,
      differenceText: `${difference > 0 ? 'thừa' : 'thiếu'} ${formatDong(Math.abs(difference))}`,
    })

  const code = await nextCode(tx, fundCountCodes)
  const voucherId =
    difference === 0
      ? null
      : await writeDifference(tx, actor, { branchId, today, fund, code, reason, difference, hash })
  await insertHead(
    tx,
    actor,
    'fund_count',
    { id, code, hash },
    {
      ...{ branchId, accountId: fund.id, counted, expected: fund.balance, reason, voucherId },
      notes: JSON.stringify(notes),
      status: 'SUCCEED',
      businessDay: today,
    },
  )
  await tx.audit(
    'fund-count.create',
    { kind: 'fund-count', id, code, branchId, amount: difference || null },
    undefined,
    {
      account: fund.name,
      expected: fund.balance,
      counted,
      reason,
    },
  )
  return readFundCount(tx, actor, id)
}

interface Difference {
  branchId: string
  today: string
  fund: LockedFund
  code: string
  reason: string | null
  difference: number
  hash: Buffer
}

/** The receipt of what is too much, or the payment of what is missing. Gives its id. */
async function writeDifference(tx: Tx, actor: Actor, written: Difference): Promise<string> {
  const { branchId, today, fund, code, reason, difference, hash } = written
  const direction = difference > 0 ? 'IN' : 'OUT'
  const amount = Math.abs(difference)
  // What is counted is there: the book follows it, whatever it said before.
  const decision = decideVoucher({ direction, accountId: fund.id, amount }, { fund, mayOverdraw: true })
  if (!decision.ok) throw refuseAs(decision)
  const id = newId()
  const voucherCode = await nextCode(tx, direction === 'IN' ? receiptCodes : paymentCodes)
  const note = [`Đếm quỹ ${code}`, reason].filter(Boolean).join(': ').slice(0, 300)
  await insertVoucher(tx, actor, {
    ...{ id, code: voucherCode, branchId, businessDay: today, direction, amount, note, hash },
    purpose: 'COUNT',
    kindId: null,
    kindName: direction === 'IN' ? 'Thừa quỹ' : 'Thiếu quỹ',
    countsInProfit: true,
    bookGroup: direction === 'IN' ? null : 'other',
    accountId: fund.id,
    partner: null,
  })
  const posting = postingOf(actor, 'voucher', { id, code: voucherCode, branchId }, today)
  await postCash(tx, posting, [{ ...decision.plan.cashEntry, note }])
  return id
}
