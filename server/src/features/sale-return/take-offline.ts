import type { KeptReturn, OfflineReturnBody } from '@quay/contract/sale-return/offline'
import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import { timeSaid } from '@quay/domain/bill/said/time-said'
import { decideOfflineReturn } from '@quay/domain/sale-return/decide-offline-return'
import type { SaleReturnPlan } from '@quay/domain/sale-return/return-plan'
import { formatDong } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { writeFlags } from '../document-flag/write-flags.ts'
import { correctCounted } from '../kept-sale/correct-counted.ts'
import { openBranch } from '../kept-sale/open-branch.ts'
import { raiseShift, shiftThen } from '../shift/late-for-shift.ts'
import { insertLots } from '../stock/lot-store.ts'
import { applyReturn } from './apply-return.ts'
import { saleReturnCodes } from './codes.ts'
import { subjectOf } from './create-return.ts'
import { describeReturn } from './describe-return.ts'
import { loadOffline } from './load-offline.ts'
import { readSaleReturn } from './read/return-queries.ts'

/**
 * Stores a return that a till took without the network: load under lock, decide, apply, audit. The goods and the money moved already,
 * so a rule that it breaks is a flag and no refusal.
 */
export const takeOffline = (tx: Tx, actor: Actor, body: Taken, hash: Buffer): Promise<SaleReturn> =>
  createFrom(tx, 'sale_return', body, hash, {
    read: id => readSaleReturn(tx, actor, id),
    make: async content => {
      await storeTaken(tx, actor, content, hash)
      return readSaleReturn(tx, actor, content.id)
    },
  })

type Taken = OfflineReturnBody & Partial<Pick<KeptReturn, 'offline'>>

async function storeTaken(tx: Tx, actor: Actor, body: Taken & { id: string }, hash: Buffer): Promise<void> {
  const { id } = body
  const branchId = branchOf(actor, body.branchId)
  const { facts, items } = await loadOffline(tx, actor, { ...body, branchId })
  const { offline, ...input } = body
  const takenAt = new Date(timeSaid(body.takenAt, offline?.clock)).toISOString()
  const decision = decideOfflineReturn({ ...input, takenAt, id, branchId, items }, facts, () => newId())
  if (!decision.ok) throw refuseAs(decision)
  const { plan, newLots } = decision
  const lot = { number: '', numberKey: '', expiryDate: null, firstReceivedAt: facts.now }
  await insertLots(
    tx,
    newLots.map(row => ({ ...lot, ...row })),
  )
  const shift = offline?.shiftId ? await shiftThen(tx, branchId, offline.shiftId, takenAt) : null
  const code = await nextCode(tx, saleReturnCodes)
  await applyReturn(tx, actor, plan, { code, hash, shift })
  const { flags = [], localNumber } = plan.document
  const counted = await correctReturned(tx, actor, plan, takenAt)
  const holder = await raiseShift(tx, shift)
  const paid = { paid: formatDong(body.cash), limit: formatDong(facts.rules.cashRefundLimit ?? 0) }
  await writeFlags(tx, { kind: 'sale-return', id, branchId }, [
    ...flags.map(kind => ({ kind, details: kind === 'over-cash-limit' ? paid : {} })),
    ...counted,
    ...(shift && holder
      ? [
          {
            kind: 'shift-closed' as const,
            details: { name: holder, less: formatDong(body.cash), shiftId: shift.id },
          },
        ]
      : []),
  ])
  if (offline)
    await tx.query('update sale_return set series = $3, sequence = $4 where store_id = $1 and id = $2', [
      tx.storeId,
      id,
      offline.series,
      offline.sequence,
    ])
  const words = {
    ...describeReturn(plan, []),
    localNumber,
    ...(flags.length > 0 && { returnFlags: flags.join(', ') }),
  }
  await tx.audit('sale-return.offline', subjectOf(plan, code), undefined, words)
}

/** What a check counted after the goods had come back was counted with them. */
async function correctReturned(
  tx: Tx,
  actor: Actor,
  { document, items }: SaleReturnPlan,
  takenAt: string,
): Promise<Flag[]> {
  const place = await openBranch(tx, document.branchId)
  const moved = items.flatMap(({ line, lots }) =>
    lots.map(({ lotId, bucket, quantity }) => ({ productId: line.productId, lotId, bucket, quantity: 0 - quantity })),
  )
  return correctCounted(tx, actor, moved, {
    ...place,
    ...{ branchId: document.branchId, at: takenAt, voidedAt: null, businessDay: document.businessDay },
  })
}
