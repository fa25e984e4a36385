import type { OldBillRecord } from '@quay/domain/excel/read-old-bills'
import { businessDay } from '@quay/domain/time/business-day'
import { instantOf } from '@quay/domain/time/instant-of'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import type { BranchDay } from '../branch/read-branch-day.ts'
import { phoneKey } from '../customer/phone-key.ts'

interface Facts {
  /** Old bills of the branch that are there, by the code in capitals. */
  known: ReadonlyMap<string, string>
  /** Customers by their code in capitals, and by the key of their phone. */
  customers: ReadonlyMap<string, string>
  phones: ReadonlyMap<string, string>
  /** Goods by their code in capitals. */
  products: ReadonlyMap<string, string>
}

const keysOf = (codes: readonly (string | null)[]) => [...new Set(codes.flatMap(code => code?.toUpperCase() ?? []))]

/** What the store has of the bills of a portion. Of who was merged into another, that one. */
export async function findOldBillFacts(tx: Tx, branchId: string, records: readonly OldBillRecord[]): Promise<Facts> {
  const phones = records.flatMap(({ customerPhone }) => (customerPhone ? [phoneKey(customerPhone)] : []))
  const [known, customers, byPhone, products] = await Promise.all([
    tx.query<{ key: string; id: string }>(
      'select code_key as key, id from old_bill where store_id = $1 and branch_id = $2 and code_key = any($3::text[])',
      [tx.storeId, branchId, keysOf(records.map(({ code }) => code))],
    ),
    tx.query<{ key: string; id: string }>(
      `select upper(code) as key, coalesce(merged_into, id) as id from customer where store_id = $1 and upper(code) = any($2::text[])`,
      [tx.storeId, keysOf(records.map(({ customerCode }) => customerCode))],
    ),
    tx.query<{ key: string; id: string }>(
      `select phone_key as key, id from customer where store_id = $1 and phone_key = any($2::text[])`,
      [tx.storeId, phones],
    ),
    tx.query<{ key: string; id: string }>(
      `select upper(code) as key, coalesce(merged_into, id) as id from product where store_id = $1 and upper(code) = any($2::text[])`,
      [tx.storeId, keysOf(records.flatMap(({ lines }) => lines.map(({ productCode }) => productCode)))],
    ),
  ])
  const mapOf = (rows: readonly { key: string; id: string }[]) => new Map(rows.map(({ key, id }) => [key, id]))
  return { known: mapOf(known), customers: mapOf(customers), phones: mapOf(byPhone), products: mapOf(products) }
}

interface Around extends Facts {
  branchId: string
  fileName: string
  place: BranchDay
}

/** Writes old bills; one whose code is there is written anew. */
export async function writeOldBills(tx: Tx, actor: Actor, records: readonly OldBillRecord[], around: Around) {
  const rows = records.map(record => ({ record, id: around.known.get(record.code.toUpperCase()) ?? newId() }))
  const replaced = rows.flatMap(({ record, id }) => (around.known.has(record.code.toUpperCase()) ? [id] : []))
  if (replaced.length > 0) {
    await tx.query('delete from old_bill_item where store_id = $1 and old_bill_id = any($2::uuid[])', [
      tx.storeId,
      replaced,
    ])
    await tx.query('delete from old_bill where store_id = $1 and id = any($2::uuid[])', [tx.storeId, replaced])
  }
  await tx.insert(
    'old_bill',
    rows.map(({ record, id }) => ({ id, ...headRow(tx, actor, record, around) })),
  )
  await tx.insert(
    'old_bill_item',
    rows.flatMap(({ record, id: oldBillId }) =>
      record.lines.map((line, position) => ({
        ...line,
        id: newId(),
        oldBillId,
        position,
        productId: (line.productCode && around.products.get(line.productCode.toUpperCase())) || null,
      })),
    ),
  )
}

function headRow(
  tx: Tx,
  actor: Actor,
  record: OldBillRecord,
  { customers, phones, branchId, fileName, place }: Around,
) {
  const {
    code,
    soldAt: moment,
    customerCode,
    customerName,
    customerPhone,
    sellerName,
    note,
    discount,
    payable,
    lines,
  } = record
  const soldAt = instantOf(moment.day, moment.time, place.timeZone)
  return {
    branchId,
    code,
    codeKey: code.toUpperCase(),
    soldAt,
    businessDay: businessDay(soldAt, place.timeZone, place.cutOffHour),
    customerId:
      (customerCode && customers.get(customerCode.toUpperCase())) ||
      (customerPhone && phones.get(phoneKey(customerPhone))) ||
      null,
    customerName,
    customerPhone,
    sellerName,
    note,
    discount,
    payable,
    itemCount: lines.length,
    importedAt: tx.now,
    importedByName: actor.fullName,
    fileName,
  }
}
