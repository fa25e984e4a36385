import type { Notes } from '@quay/contract/shift/shapes'
import type { ShiftActor } from '@quay/domain/shift/shift-facts'
import { formatDong } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { ownDocument } from '../../document/lock-document.ts'
import { may } from '../../http/caller/rights.ts'
import { lockFundsById } from '../cashbook/apply-cash.ts'

/** A shift as commands need it, locked. */
export interface StoredShift {
  id: string
  code: string
  status: 'OPEN' | 'CLOSED'
  branchId: string
  deviceId: string | null
  accountId: string
  businessDay: string
  heldBy: string
  heldByName: string
  openedAt: string
  openingFloat: number
  closedAt: string | null
  closedByName: string | null
  countId: string | null
  counted: number | null
  taken: number | null
  reason: string | null
}

// "no key": rows of money and bills that name the shift are written beside it without waiting.
const lockSql = `
  select id, code, status, branch_id, device_id, account_id, business_day, held_by, held_by_name, opened_at, opening_float,
    closed_at, closed_by_name, count_id, counted, taken, reason
  from shift where store_id = $1 and id = $2 for no key update`

/** Locks a shift and then its fund. Throws `not-found`, also for a branch that is not the caller's. */
export async function lockShift(tx: Tx, actor: Actor, id: string) {
  const shift = await ownDocument(actor, tx.query<StoredShift>(lockSql, [tx.storeId, id]))
  const [fund] = await lockFundsById(tx, [shift.accountId])
  return { shift, fund: fund! }
}

/** Who acts, as the rules about shifts want it. */
export const shiftActor = (actor: Actor): ShiftActor => ({
  employeeId: actor.employeeId,
  mayReview: may(actor, { model: 'shift_review', action: 'update' }),
})

const moneySql = `
  select coalesce(sum(amount), 0)::bigint as moved, count(*) as entry_count
  from cash_entry where store_id = $1 and shift_id = $2 and account_id = $3`

/** What must be in the drawer of an open shift, and how many rows made it; exact behind the lock of the fund. */
export async function readDrawer(tx: Tx, { id, accountId, openingFloat }: StoredShift) {
  const [row] = await tx.query<{ moved: number; entryCount: number }>(moneySql, [tx.storeId, id, accountId])
  return { expected: openingFloat + row!.moved, entryCount: row!.entryCount }
}

export interface StoredCount {
  id: string
  position: number
  counted: number
  expected: number
  entryCount: number
}

/** A fund that was counted beside the drawer, with what the shift brought into it until then, and until now. */
export interface StoredCountFund {
  accountId: string
  name: string
  counted: number
  expected: number
  expectedNow: number
}

const lastCountSql = `
  select id, position, counted, expected, entry_count from shift_count
  where store_id = $1 and shift_id = $2 order by position desc limit 1`

const countFundsSql = `
  select f.account_id, a.name, f.counted, f.expected,
    (select coalesce(sum(e.amount), 0)::bigint from cash_entry e
      where e.store_id = $1 and e.shift_id = $3 and e.account_id = f.account_id) as expected_now
  from shift_count_fund f join cash_account a on a.store_id = f.store_id and a.id = f.account_id
  where f.store_id = $1 and f.shift_count_id = $2 order by a.name, a.id`

/** The last count of a shift, with the funds that were counted beside the drawer. */
export async function readLastCount(
  tx: Tx,
  shift: { id: string },
): Promise<(StoredCount & { funds: StoredCountFund[] }) | null> {
  const [count] = await tx.query<StoredCount>(lastCountSql, [tx.storeId, shift.id])
  if (!count) return null
  return { ...count, funds: await tx.query<StoredCountFund>(countFundsSql, [tx.storeId, count.id, shift.id]) }
}

/** What the log says of the funds that were counted beside the drawer: each with what it differs by. */
export const fundsInLog = (funds: readonly Pick<StoredCountFund, 'name' | 'counted' | 'expected'>[]): string =>
  funds.map(({ name, counted, expected }) => `${name}: ${formatDong(counted - expected)}`).join('; ')

const otherFundsSql = `
  select a.id as account_id, a.name, coalesce(m.moved, 0)::bigint as expected
  from cash_account a left join (
    select e.account_id, sum(e.amount) as moved from cash_entry e where e.store_id = $1 and e.shift_id = $2 group by 1
  ) m on m.account_id = a.id
  where a.store_id = $1 and a.kind <> 'CASH' and (a.is_active or m.moved is not null)
  order by a.is_default desc, a.name collate "vi-x-icu", a.id`

/** The funds of the store that are no drawer, with what a shift brought into each. */
export const readOtherFunds = (tx: Tx, shiftId: string) =>
  tx.query<{ accountId: string; name: string; expected: number }>(otherFundsSql, [tx.storeId, shiftId])

/** Writes one count, with the funds that were counted beside the drawer. */
export async function insertCount(
  tx: Tx,
  actor: Actor,
  {
    notes,
    at,
    funds,
    ...count
  }: StoredCount & {
    shiftId: string
    notes: Notes
    at: Date
    funds: readonly { accountId: string; counted: number; expected: number }[]
  },
): Promise<void> {
  await tx.insert('shift_count', [
    {
      ...count,
      notes: JSON.stringify(notes),
      countedBy: actor.employeeId,
      countedByName: actor.fullName,
      at,
    },
  ])
  await tx.insert(
    'shift_count_fund',
    funds.map(({ accountId, counted, expected }) => ({
      id: newId(),
      shiftCountId: count.id,
      accountId,
      counted,
      expected,
    })),
  )
}

/** The registered till at which the caller works; null at any other browser. */
export async function readOwnDevice(tx: Tx, actor: Actor): Promise<string | null> {
  const [row] = await tx.query<{ deviceId: string | null }>(
    'select device_id from session where store_id = $1 and id = $2',
    [tx.storeId, actor.sessionId],
  )
  return row?.deviceId ?? null
}

/** The name of a till, for the log. */
export async function readTillName(tx: Tx, deviceId: string | null): Promise<string | null> {
  if (!deviceId) return null
  const [row] = await tx.query<{ name: string }>('select name from device where store_id = $1 and id = $2', [
    tx.storeId,
    deviceId,
  ])
  return row?.name ?? null
}

interface NewShift {
  id: string
  code: string
  branchId: string
  deviceId: string | null
  accountId: string
  businessDay: string
  holder: { id: string; name: string }
  openingFloat: number
  /** The float by notes, where it was counted so. */
  openingNotes?: Notes | undefined
  takenOverId: string | null
  /** Left out: now. */
  openedAt?: Date
  hash: Buffer
}

/** Writes an open shift. The database refuses a second one at the same drawer. */
export async function insertShift(
  tx: Tx,
  { holder, hash, openedAt = tx.now, openingNotes, ...shift }: NewShift,
): Promise<void> {
  await tx.insert('shift', [
    {
      ...shift,
      openingNotes: openingNotes ? JSON.stringify(openingNotes) : null,
      status: 'OPEN',
      heldBy: holder.id,
      heldByName: holder.name,
      openedAt,
      contentHash: hash,
    },
  ])
}
