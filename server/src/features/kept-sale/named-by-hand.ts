import type { KeptSale } from '@quay/contract/bill/kept-sale'
import { type ErrorCode, type ErrorDetails, errorMessage } from '@quay/contract/error-code'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import { businessDay } from '@quay/domain/time/business-day'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { may } from '../../http/caller/rights.ts'
import type { KeptPlace } from './open-branch.ts'
import { readSeller } from './read-seller.ts'

/** Who sold a kept sale and when. */
export interface NamedByHand {
  sellerId: string
  sellerName: string
  /** ISO 8601. */
  soldAt: string
  flags: Flag[]
}

/**
 * The seller and the time of a kept sale, where the person at the till named a colleague, of the sale or of a line, or an earlier time. The sale gets both, and a
 * flag for a right that the person lacked. The server ignores a colleague whom the store does not know, and a time after the sale's own.
 */
export async function namedByHand(
  tx: Tx,
  deliverer: Actor,
  { given, at, place, actor }: { given: KeptSale; at: string; place: KeptPlace; actor: Actor },
): Promise<NamedByHand> {
  const flags: Flag[] = []
  const lacks = <Code extends ErrorCode>(code: Code, details: ErrorDetails<Code>) =>
    flags.push({
      kind: 'right-missing',
      details: { name: actor.fullName, sentence: errorMessage(code, details), code },
    })
  const soldAt = given.soldAt && Date.parse(given.soldAt) < Date.parse(at) ? new Date(given.soldAt).toISOString() : at
  const [soldDay, today] = [soldAt, at].map(time => businessDay(time, place.timeZone, place.cutOffHour)) as [
    string,
    string,
  ]
  if (soldDay < today && !may(actor, { model: 'back_date', action: 'create' }))
    lacks('back-date-right-missing', { soldDay, today })
  const asked = given.soldBy && given.soldBy !== actor.employeeId ? given.soldBy : null
  const colleague = asked && (await readSeller(tx, deliverer, asked, given.branchId))
  const mayName = may(actor, { model: 'bill', action: 'update' })
  if (!colleague && !mayName) {
    const seller = await nameOfLineSeller(tx, given, actor.employeeId)
    if (seller) lacks('seller-right-missing', { seller })
  }
  if (!colleague) return { sellerId: actor.employeeId, sellerName: actor.fullName, soldAt, flags }
  const { employeeId: sellerId, fullName: sellerName } = colleague.actor
  if (!colleague.isActive || !colleague.isOfBranch)
    flags.push({ kind: 'seller-inactive', details: { name: sellerName, sellerId } })
  if (!mayName) lacks('seller-right-missing', { seller: sellerName })
  return { sellerId, sellerName, soldAt, flags }
}

/** A colleague who sold a line, where the store knows one. */
async function nameOfLineSeller(tx: Tx, { items }: KeptSale, ownId: string): Promise<string | undefined> {
  const ids = items.flatMap(({ soldBy }) => (soldBy && soldBy !== ownId ? [soldBy] : []))
  if (ids.length === 0) return undefined
  const [found] = await tx.query<{ fullName: string }>(
    'select full_name from employee where store_id = $1 and id = any($2::uuid[]) order by full_name, id limit 1',
    [tx.storeId, ids],
  )
  return found?.fullName
}
