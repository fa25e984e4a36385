import { type LotChange, movePoints, type PointChain, type PointEntry } from '@quay/domain/point/move-points'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { listsOf } from '../../db/write/lists-of.ts'
import type { Posting } from '../stock/posting.ts'
import { lockPoints } from './point-store.ts'

interface PostedPoints {
  pointEntries: readonly PointEntry[]
  pointLotChanges: readonly LotChange[]
}

type PointPosting = Pick<Posting, 'businessDay' | 'document'> & { employeeId: string | null }

/** What the nightly job has of a transaction is enough. */
type PointTx = Pick<Tx, 'storeId' | 'now' | 'query'>

/**
 * Writes rows of one customer's point ledger with what they do to lots, and the balance beside it. The customer is locked. What ended is
 * a document of its own: it is of no bill, and no cancel brings it back.
 */
export async function postPoints(tx: PointTx, posting: PointPosting, posted: PostedPoints): Promise<void> {
  const { pointEntries, pointLotChanges } = posted
  const last = pointEntries.at(-1)
  if (!last) return
  const total = pointEntries.reduce((sum, entry) => sum + entry.amount, 0)
  const rows = pointEntries.map(entry => ({ id: newId(), ...entry }))
  const documents = rows.map(row => documentOf(row, posting))
  const lots = rows.flatMap(({ id, customerId, lot }) =>
    lot ? [{ id: newId(), entryId: id, customerId, ...lot }] : [],
  )
  const allocations = rows.flatMap(row => row.allocations.map(one => ({ ...one, id: newId(), entryId: row.id })))
  // Sent in one go and run in this order: a lot names its row, and an allocation both.
  const [, , , , customers] = await Promise.all([
    tx.query(insertEntriesSql, [
      tx.storeId,
      tx.now,
      posting.employeeId,
      posting.businessDay,
      last.customerId,
      ...listsOf(rows, 'id', 'sequence', 'amount', 'balanceAfter', 'kind', 'reversesId', 'note'),
      ...listsOf(documents, 'kind', 'id', 'code'),
    ]),
    lots.length > 0
      ? tx.query(insertLotsSql, [tx.storeId, last.customerId, ...listsOf(lots, 'id', 'entryId', 'points', 'expiresOn')])
      : undefined,
    pointLotChanges.length > 0
      ? tx.query(changeLotsSql, [
          tx.storeId,
          JSON.stringify(
            pointLotChanges.map(({ lotId, amount, expiresOn }) => ({ id: lotId, amount, ends: expiresOn })),
          ),
        ])
      : undefined,
    allocations.length > 0
      ? tx.query(insertAllocationsSql, [tx.storeId, ...listsOf(allocations, 'id', 'entryId', 'lotId', 'amount')])
      : undefined,
    tx.query<{ mergedInto: string | null }>(balanceSql, [tx.storeId, last.customerId, total, pointEntries.length]),
  ])
  const survivor = customers[0]?.mergedInto
  if (survivor)
    await movePointsOver(tx, await pointPostingOfMerge(tx, posting, last.customerId), last.customerId, survivor)
}

/** Moves the points of a customer to the one they were merged into, each lot with its end: opposite rows of both ledgers. */
export async function movePointsOver(tx: PointTx, posting: PointPosting, from: string, to: string): Promise<void> {
  const locked = new Map<string, PointChain>()
  for (const id of [from, to].sort()) locked.set(id, (await lockPoints(tx, id))!)
  const [duplicate, survivor] = [locked.get(from)!, locked.get(to)!]
  if (duplicate.balance === 0) return
  const kind = 'MERGE' as const
  const over =
    duplicate.balance < 0
      ? [{ kind, amount: duplicate.balance }]
      : duplicate.lots.map(({ remaining, expiresOn }) => ({ kind, amount: remaining, expiresOn }))
  for (const [chain, moves] of [
    [duplicate, [{ kind, amount: 0 - duplicate.balance }]],
    [survivor, over],
  ] as const) {
    const { pointEntries, lotChanges } = movePoints(chain, moves)
    await postPoints(tx, posting, { pointEntries, pointLotChanges: lotChanges })
  }
}

/** Rows that follow a merge are of the merge, whichever document moved the points. */
async function pointPostingOfMerge(tx: PointTx, posting: PointPosting, duplicateId: string): Promise<PointPosting> {
  const [merge] = await tx.query<{ id: string; code: string }>(
    'select id, code from customer_merge where store_id = $1 and duplicate_id = $2',
    [tx.storeId, duplicateId],
  )
  return { ...posting, document: { kind: 'customer-merge', ...merge! } }
}

const documentOf = ({ id, kind }: { id: string; kind: PointEntry['kind'] }, { document }: PointPosting) =>
  kind === 'EXPIRE' ? { kind: 'point-expiry', id, code: 'Hết hạn' } : document

const insertEntriesSql = `
  insert into point_entry (store_id, at, employee_id, business_day, customer_id, id, sequence, amount, balance_after, kind, reverses_id,
    note, document_kind, document_id, document_code)
  values ($1, $2, $3, $4, $5, unnest($6::uuid[]), unnest($7::bigint[]), unnest($8::bigint[]), unnest($9::bigint[]), unnest($10::text[]),
    unnest($11::uuid[]), unnest($12::text[]), unnest($13::text[]), unnest($14::uuid[]), unnest($15::text[]))`

const insertLotsSql = `
  insert into point_lot (store_id, customer_id, id, entry_id, points, remaining, expires_on)
  values ($1, $2, unnest($3::uuid[]), unnest($4::uuid[]), unnest($5::bigint[]), unnest($5::bigint[]), unnest($6::date[]))`

const changeLotsSql = `
  update point_lot l set remaining = l.remaining + c.amount, expires_on = c.ends
  from json_to_recordset($2::json) as c (id uuid, amount bigint, ends date) where l.store_id = $1 and l.id = c.id`

const insertAllocationsSql = `
  insert into point_allocation (store_id, id, entry_id, lot_id, amount)
  values ($1, unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::uuid[]), unnest($5::bigint[]))`

const balanceSql = `
  update customer set points = points + $3, point_entry_count = point_entry_count + $4 where store_id = $1 and id = $2
  returning merged_into`
