import { createHash } from 'node:crypto'
import type { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import type { Output } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { branchOf } from '../../http/caller/rights.ts'
import type { Check } from '../../verification/check.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readStrictMedicines } from './controlled-queries.ts'

/** What of a row is signed, in the order of the book. */
const signedRowSql = `concat_ws('|', e.id, e.product_id, e.sequence, e.lot_id, e.kind, e.document_code, e.quantity, e.balance_after, e.business_day)`
const rowsHashSql = `sha256(convert_to(string_agg(${signedRowSql}, E'\\n' order by e.product_id, e.sequence), 'UTF8'))`

interface Day {
  day: string
  rowCount: number
  rowsHash: Buffer
}

const daysSql = `
  select e.business_day as day, count(*)::int as row_count, ${rowsHashSql} as rows_hash
  from stock_entry e
  where e.store_id = $1 and e.branch_id = $2 and e.product_id = any($3::uuid[]) and e.business_day > $4 and e.business_day <= $5
  group by e.business_day order by e.business_day`

interface LastSigned {
  day: string
  hash: Buffer
}

const lastSql = `
  select day, hash from book_signature where store_id = $1 and branch_id = $2 and book = 'CONTROLLED' order by day desc limit 1`

const beforeAllDays = '1999-12-31'

/** The last signed day of the book of controlled medicines, and the days behind it that are over, have rows and are not signed. */
export async function readSigning(tx: Tx, branchId: string) {
  const [{ today }, [last], productIds] = await Promise.all([
    readBranchDay(tx, branchId),
    tx.query<LastSigned>(lastSql, [tx.storeId, branchId]),
    readStrictMedicines(tx),
  ])
  const asked = [tx.storeId, branchId, productIds, last?.day ?? beforeAllDays, addDays(today, -1)]
  const days = productIds.length > 0 ? await tx.query<Day>(daysSql, asked) : []
  return { today, last, productIds, days }
}

/**
 * Signs every day until `through` that has rows and is not signed, in order. A day that is not over is none: rows may still come to it, and
 * none comes to a day that is over. Throws `book-day-not-over`, `book-nothing-to-sign`, `not-found`.
 */
export async function signBook(
  tx: Tx,
  actor: Actor,
  body: { branchId?: string | undefined; through: string },
): Promise<Output<(typeof gppBookRoutes)['sign']>> {
  const branchId = branchOf(actor, body.branchId)
  const { today, last, productIds, days } = await readSigning(tx, branchId)
  if (body.through >= today)
    throw new DomainError('book-day-not-over', { day: formatDate(body.through), last: formatDate(addDays(today, -1)) })
  const signed = days.filter(({ day }) => day <= body.through)
  if (signed.length === 0) throw new DomainError('book-nothing-to-sign', { day: formatDate(body.through) })
  let previousHash = last?.hash ?? null
  const rows = signed.map(({ day, rowCount, rowsHash }) => {
    const hash = chain(previousHash, day, rowsHash)
    const row = {
      id: newId(),
      branchId,
      book: 'CONTROLLED',
      day,
      productIds,
      rowCount,
      rowsHash,
      previousHash,
      hash,
      signedAt: tx.now,
      signedBy: actor.employeeId,
      signedByName: actor.fullName,
    }
    previousHash = hash
    return row
  })
  await tx.insert('book_signature', rows)
  await tx.audit('gpp-book.sign', { kind: 'gpp-book', id: branchId, code: 'CONTROLLED', branchId }, undefined, {
    through: signed.at(-1)!.day,
    days: rows.length,
  })
  return {
    items: rows.map(({ day, rowCount, hash }) => ({
      day,
      rowCount,
      hash: hash.toString('hex'),
      signedByName: actor.fullName,
      signedAt: tx.now.toISOString(),
    })),
  }
}

/** The hash of a day: of the day before it in the chain, the day itself and its rows. */
export const chain = (previous: Buffer | null, day: string, rowsHash: Buffer): Buffer =>
  createHash('sha256')
    .update(previous ?? Buffer.alloc(0))
    .update(day)
    .update(rowsHash)
    .digest()

/** A signed day is what the ledger says of it, and follows the one signed before it. */
export const signatureChecks: Check[] = [
  {
    law: 'signed books: the rows of a signed day are those that were signed',
    sql: `
      select 'book of controlled medicines of ' || s.day as thing, s.row_count || ' rows ' || encode(s.rows_hash, 'hex') as expected,
        n.row_count || ' rows ' || coalesce(encode(n.rows_hash, 'hex'), 'none') as found
      from book_signature s cross join lateral (
        select count(*)::int as row_count, ${rowsHashSql} as rows_hash from stock_entry e
        where e.store_id = $1 and e.branch_id = s.branch_id and e.business_day = s.day and e.product_id = any(s.product_ids)
      ) n
      where s.store_id = $1 and (n.row_count, n.rows_hash) is distinct from (s.row_count, s.rows_hash)`,
  },
  {
    law: 'signed books: each day holds the hash of the one before it',
    sql: `
      select 'book of controlled medicines of ' || day as thing, encode(expected, 'hex') as expected, encode(hash, 'hex') as found
      from (
        select day, hash, previous_hash, lag(hash) over chain as before,
          sha256(coalesce(lag(hash) over chain, ''::bytea) || convert_to(day::text, 'UTF8') || rows_hash) as expected
        from book_signature where store_id = $1 window chain as (partition by branch_id, book order by day)
      ) signed where hash <> expected or previous_hash is distinct from before`,
  },
]
