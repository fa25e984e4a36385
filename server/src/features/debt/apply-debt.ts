import type { DepositKind } from '@quay/domain/sales-order/order-facts'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { postingOfMerge } from '../customer/follow-merge.ts'
import { earnAtEnd } from '../point/earn-what-is-paid.ts'
import { type Posting, postedColumns, type TradeEntryKind } from '../stock/posting.ts'
import { readOpenDebts } from './debt-queries.ts'

/** Whose debts people see; the deposit of an order is a chain of its own beside them. */
export type DebtPartnerKind = 'customer' | 'provider'

/** A customer or a provider with a debt, locked. */
export interface LockedPartner {
  id: string
  name: string
  debt: number
  debtEntryCount: number
}

/** A row of one partner's debt ledger, decided. */
export interface DebtEntryRow {
  /** Given where another row, an allocation, refers to it. */
  id?: string
  kind:
    | TradeEntryKind
    | 'PAYMENT'
    | 'PAYMENT_CANCEL'
    | 'CREDIT'
    | 'OPENING'
    | 'ADJUSTMENT'
    | 'DISCOUNT'
    | 'ADJUSTMENT_CANCEL'
    | 'OFFSET'
    | 'OFFSET_CANCEL'
    | 'MERGE'
    | DepositKind
  partnerKind: DebtPartnerKind | 'order'
  partnerId: string
  /** Positive when more is owed. */
  amount: number
  sequence: number
  balanceAfter: number
  note?: string | null
  reversesId?: string | null
  /** Of a debt that came by a merge: the row of the duplicate that it carries on. */
  carriesId?: string | null
}

/** Locks a partner with the end of the debt ledger; nothing where there is none of that id. */
export async function lockPartner(tx: Tx, kind: DebtPartnerKind, id: string): Promise<LockedPartner | undefined> {
  const [row] = await tx.query<LockedPartner>(
    `select id, name, debt, debt_entry_count from ${kind} where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  return row
}

/** Locks several partners of one kind in the order of their ids; those that do not exist are left out. */
export function lockPartners(tx: Tx, kind: DebtPartnerKind, ids: readonly string[]): Promise<LockedPartner[]> {
  return tx.query<LockedPartner>(
    `select id, name, debt, debt_entry_count from ${kind}
     where store_id = $1 and id = any($2::uuid[]) order by id for update`,
    [tx.storeId, ids],
  )
}

/** The same partner without a lock: for what changes no debt yet. */
export async function readPartner(tx: Tx, kind: DebtPartnerKind, id: string): Promise<LockedPartner | undefined> {
  const [row] = await tx.query<LockedPartner>(
    `select id, name, debt, debt_entry_count from ${kind} where store_id = $1 and id = $2`,
    [tx.storeId, id],
  )
  return row
}

/**
 * Writes rows of one partner's debt ledger and the balance beside it. Of a customer who was merged into another one, what that
 * leaves goes over at once: they owe nothing.
 */
export async function postDebt(
  tx: Tx,
  posting: Posting,
  entries: DebtEntryRow | readonly DebtEntryRow[],
): Promise<void> {
  const rows = Array.isArray(entries) ? (entries as readonly DebtEntryRow[]) : [entries as DebtEntryRow]
  const last = rows.at(-1)
  if (!last) return
  const total = rows.reduce((sum, row) => sum + row.amount, 0)
  const [, partners] = await Promise.all([
    tx.insert(
      'debt_entry',
      rows.map(row => entryRow(tx, posting, row)),
    ),
    tx.query<{ mergedInto: string | null }>(balanceSql[last.partnerKind], [
      tx.storeId,
      last.partnerId,
      total,
      rows.length,
    ]),
  ])
  if (last.partnerKind === 'customer') earnAtEnd(tx, posting, last.partnerId)
  const survivor = partners[0]?.mergedInto
  if (survivor) await moveDebt(tx, await postingOfMerge(tx, posting, last.partnerId), last.partnerId, survivor)
}

const customerDebtSql = `
  update customer set debt = debt + $3, debt_entry_count = debt_entry_count + $4 where store_id = $1 and id = $2
  returning merged_into`

const providerDebtSql = `
  update provider set debt = debt + $3, debt_entry_count = debt_entry_count + $4 where store_id = $1 and id = $2
  returning null::uuid as merged_into`

const orderDepositSql = `
  update sales_order set deposit = deposit - $3, deposit_entry_count = deposit_entry_count + $4 where store_id = $1 and id = $2
  returning null::uuid as merged_into`

const balanceSql = { customer: customerDebtSql, provider: providerDebtSql, order: orderDepositSql } as const

/**
 * Moves what a customer owes, or is owed, to the one they were merged into: opposite rows of both ledgers, one for each debt that is still
 * open, which keeps its document and its day.
 */
export async function moveDebt(tx: Tx, posting: Posting, from: string, to: string): Promise<void> {
  const locked = await lockPartners(tx, 'customer', [from, to])
  const [duplicate, survivor] = [from, to].map(id => locked.find(one => one.id === id)!)
  const { debt } = duplicate!
  if (debt === 0) return
  const over = debt > 0 ? await openParts(tx, from, debt) : [{ carriesId: null, amount: debt }]
  const out = over.map(({ amount }) => ({ carriesId: null, amount: 0 - amount }))
  await postDebt(tx, posting, mergeRows(duplicate!, out))
  await postDebt(tx, posting, mergeRows(survivor!, over))
}

interface MovedDebt {
  carriesId: string | null
  amount: number
}

/** What is still open of a customer's debts, adding up to what they owe. */
async function openParts(tx: Tx, partnerId: string, debt: number): Promise<MovedDebt[]> {
  const open = await readOpenDebts(tx, { partnerKind: 'customer', partnerId })
  const parts = open.map(({ carriedId, remaining }) => ({ carriesId: carriedId, amount: remaining }))
  const rest = debt - parts.reduce((sum, { amount }) => sum + amount, 0)
  return rest > 0 ? [...parts, { carriesId: null, amount: rest }] : parts
}

function mergeRows({ id, debt, debtEntryCount }: LockedPartner, moved: readonly MovedDebt[]): DebtEntryRow[] {
  let balanceAfter = debt
  return moved.map(({ carriesId, amount }, place) => {
    balanceAfter += amount
    const sequence = debtEntryCount + place + 1
    return { kind: 'MERGE', partnerKind: 'customer', partnerId: id, amount, sequence, balanceAfter, carriesId }
  })
}

/** The same for rows that name no kind of partner, each with the note. */
export const postDebtOf = (
  tx: Tx,
  posting: Posting,
  partnerKind: DebtPartnerKind,
  entries: readonly Omit<DebtEntryRow, 'partnerKind' | 'note'>[],
  note: string | null = null,
): Promise<void> =>
  postDebt(
    tx,
    posting,
    entries.map(entry => ({ ...entry, partnerKind, note })),
  )

/** Which payment settles which debt; a row with `reversesId` takes an earlier one back. */
export interface AllocationRow {
  paymentEntryId: string
  debtEntryId: string
  amount: number
  reversesId?: string | null
}

/** Writes allocations. The partner is locked and the entries that they name are there. */
export function postAllocations(tx: Tx, allocations: readonly AllocationRow[]): Promise<void> {
  return tx.insert(
    'debt_allocation',
    allocations.map(allocation => ({ ...allocation, id: newId(), at: tx.now })),
  )
}

const entryRow = (tx: Tx, posting: Posting, row: DebtEntryRow) => ({
  ...postedColumns(tx, posting),
  id: row.id ?? newId(),
  partnerKind: row.partnerKind,
  partnerId: row.partnerId,
  sequence: row.sequence,
  amount: row.amount,
  balanceAfter: row.balanceAfter,
  kind: row.kind,
  note: row.note ?? null,
  reversesId: row.reversesId ?? null,
  carriesId: row.carriesId ?? null,
})
