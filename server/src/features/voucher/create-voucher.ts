import type { voucherRoutes } from '@quay/contract/money/routes'
import { checkDocumentDay } from '@quay/domain/cashbook/check-document-day'
import { decideVoucher } from '@quay/domain/cashbook/decide-voucher'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { isRepeat } from '../../db/write/repeat.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { lockBranchDay, readBranchDay } from '../branch/read-branch-day.ts'
import { lockFunds, postCash } from '../cashbook/apply-cash.ts'
import { readSetting } from '../setting/read-setting.ts'
import { paymentCodes, receiptCodes } from './codes.ts'
import { findVoucherPartner } from './find-voucher-partner.ts'
import { readKind } from './kind-store.ts'
import { replacePapers } from './paper-store.ts'
import { readVoucher } from './voucher-queries.ts'
import { insertVoucher } from './voucher-store.ts'

type Body = z.output<(typeof voucherRoutes)['create']['body']>

/**
 * Writes a receipt or payment by hand. Gives the voucher. Throws `not-found` for an unknown kind, fund, partner or paper, `voucher-kind-stopped`,
 * `fund-short` where the store forbids a fund below zero, `document-day-later`, `document-day-closed` and `idempotency-conflict`.
 */
export async function createVoucher(tx: Tx, actor: Actor, body: Body, hash: Buffer) {
  const id = body.id ?? newId()
  const branchId = branchOf(actor, body.branchId)
  const funds = await lockFunds(tx, branchId, [{ method: 'BANK', accountId: body.accountId }])
  if (await isRepeat(tx, 'cash_voucher', id, hash)) return readVoucher(tx, actor, id)
  requireActiveBranch(actor, branchId)
  const { documentDay, paperIds = [] } = body
  const [kind, days, mayOverdraw, partner] = await Promise.all([
    readKind(tx, body.kindId),
    // A paper of an earlier day holds the days open until it is written; most have none, and hold nothing.
    documentDay === undefined ? readBranchDay(tx, branchId) : lockBranchDay(tx, branchId),
    readSetting(tx, 'fundMayBeNegative'),
    findVoucherPartner(tx, actor, body),
  ])
  const { today } = days
  if (kind?.direction !== body.direction) throw refuseField('not-found', 'kindId')
  if (!kind.isActive) throw refuseField('voucher-kind-stopped', 'kindId', { name: kind.name })
  const refusal = checkDocumentDay(documentDay, days)
  if (refusal) throw refuseAs(refusal)

  const fund = funds.find(({ id: fundId }) => fundId === body.accountId) ?? null
  const decision = decideVoucher(body, { fund, mayOverdraw })
  if (!decision.ok) throw refuseAs(decision)

  const code = await nextCode(tx, body.direction === 'IN' ? receiptCodes : paymentCodes)
  const { amount, note = null, countsInProfit = kind.countsInProfit } = body
  await insertVoucher(tx, actor, {
    id,
    code,
    branchId,
    businessDay: today,
    purpose: 'MANUAL',
    direction: body.direction,
    kindId: kind.id,
    kindName: kind.name,
    countsInProfit,
    // What the result leaves out is no cost of the books either.
    bookGroup: countsInProfit ? kind.bookGroup : null,
    accountId: body.accountId,
    amount,
    documentDay: documentDay === today ? null : documentDay,
    partner,
    note,
    hash,
  })
  if (paperIds.length > 0) await replacePapers(tx, actor, id, paperIds)
  const document = { kind: 'voucher' as const, id, code }
  await postCash(tx, { branchId, businessDay: today, employeeId: actor.employeeId, document, partner }, [
    { ...decision.plan.cashEntry, note: note ?? kind.name },
  ])
  const effect = body.direction === 'IN' ? amount : -amount
  await tx.audit('voucher.create', { kind: 'voucher', id, code, branchId, amount: effect }, undefined, {
    direction: body.direction,
    kind: kind.name,
    account: fund?.name,
    amount,
    partner: partner?.name ?? null,
    note,
    ...(countsInProfit !== kind.countsInProfit && { countsInProfit }),
    ...(documentDay && { documentDay }),
    ...(paperIds.length > 0 && { papers: paperIds.length }),
  })
  return readVoucher(tx, actor, id)
}
