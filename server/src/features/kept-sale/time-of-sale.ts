import type { KeptSale } from '@quay/contract/bill/kept-sale'
import { timeInWords } from '@quay/domain/bill/said/flag-sale'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import { timeSaid } from '@quay/domain/bill/said/time-said'
import type { Tx } from '../../db/connection/transaction.ts'
import type { KeptPlace } from './open-branch.ts'

/** Two clocks that differ by less agree. */
const agreesMs = 60_000
/** No till kept a sale for longer: an older time is that of a clock that lost its battery. */
const believedMs = 366 * 24 * 60 * 60_000

export interface TimeOfSale {
  /** ISO 8601; what the till said, and never later than now. */
  soldAt: string
  flags: Flag[]
}

/**
 * When a kept sale happened. No clock refuses a sale: later than now counts as now, and before the branch was there or longer ago than any sale waits counts as
 * the sale before it in its series, else as now. Both are told, as what the till itself doubts or found out to be wrong.
 */
export async function timeOfSale(
  tx: Tx,
  { offline, branchId }: Pick<KeptSale, 'offline' | 'branchId'>,
  { timeZone, createdAt }: KeptPlace,
): Promise<TimeOfSale> {
  const now = tx.now.getTime()
  const said = timeSaid(offline.soldAt, offline.clock)
  const isAhead = said > now
  const isAncient = said < Math.max(now - believedMs, Date.parse(createdAt) - 24 * 60 * 60_000)
  const at = isAhead ? now : isAncient ? await before(tx, branchId, offline) : said
  const soldAt = new Date(at).toISOString()
  const isOff = (isAhead && said - now > agreesMs) || isAncient
  const found = Math.abs(offline.clock?.wrongMs ?? 0)
  const isFound = found > agreesMs
  const isDoubtful = offline.clock?.isDoubtful === true
  if (!isOff && !isFound && !isDoubtful) return { soldAt, flags: [] }
  const details = {
    till: offline.localNumber,
    at: timeInWords(soldAt, timeZone),
    ...(isOff ? { time: inWords(Math.abs(said - at)) } : isFound && { time: inWords(found) }),
    offsetMs: offline.clock?.offsetMs ?? null,
  }
  return { soldAt, flags: [{ kind: 'clock-doubtful', details }] }
}

async function before(tx: Tx, branchId: string, { series, sequence }: KeptSale['offline']): Promise<number> {
  if (!series || !sequence) return tx.now.getTime()
  const [row] = await tx.query<{ soldAt: string }>(
    `select coalesce(said_at, sold_at) as sold_at from bill where store_id = $1 and series = $2 and sequence < $3 and branch_id = $4 order by sequence desc limit 1`,
    [tx.storeId, series, sequence, branchId],
  )
  return row ? Date.parse(row.soldAt) : tx.now.getTime()
}

function inWords(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 120) return `${minutes} phút`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} giờ` : `${Math.round(hours / 24)} ngày`
}
