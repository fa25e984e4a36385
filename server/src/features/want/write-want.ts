import type { wantRoutes } from '@quay/contract/want/routes'
import type { Want, WantBody, WantOutcome } from '@quay/contract/want/shapes'
import { businessDay } from '@quay/domain/time/business-day'
import type { z } from 'zod'
import { changedFields } from '../../db/changed-fields.ts'
import { createFrom } from '../../db/create-once.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { patched } from '../../db/patched.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readWant } from './want-queries.ts'

interface StoredWant {
  id: string
  branchId: string
  productId: string | null
  name: string
  quantity: number
  customerId: string | null
  customerName: string | null
  customerPhone: string | null
  note: string | null
  outcome: WantOutcome | null
  answerNote: string | null
  version: number
}

/** Writes down what a customer asked for. Gives it; for a copy, the one that is there. Throws `not-found`, `idempotency-conflict`. */
export function createWant(tx: Tx, actor: Actor, body: WantBody, hash: Buffer): Promise<Want> {
  return createFrom(tx, 'want', body, hash, {
    read: id => readWant(tx, actor, id),
    async make({ id }) {
      const branchId = branchOf(actor, body.branchId)
      requireActiveBranch(actor, branchId)
      const [product, customer, { timeZone, cutOffHour }] = await Promise.all([
        productOf(tx, body.productId),
        readCustomer(tx, body.customerId),
        readBranchDay(tx, branchId),
      ])
      // A till without a network tells later; nothing was asked for tomorrow.
      const told = body.askedAt ? new Date(body.askedAt) : tx.now
      const askedAt = told < tx.now ? told : tx.now
      const row = {
        name: product?.name ?? body.name ?? '',
        quantity: body.quantity ?? 1,
        customerName: body.customerName ?? customer?.name ?? null,
        customerPhone: body.customerPhone ?? customer?.phone ?? null,
        note: body.note ?? null,
      }
      await tx.insert('want', [
        {
          id,
          branchId,
          productId: product?.id ?? null,
          ...row,
          customerId: body.customerId ?? null,
          askedAt,
          businessDay: businessDay(askedAt.toISOString(), timeZone, cutOffHour),
          askedBy: actor.employeeId,
          askedByName: actor.fullName,
          contentHash: hash,
        },
      ])
      const after = { product: row.name, quantity: row.quantity, customer: row.customerName, note: row.note }
      await tx.audit('want.create', { kind: 'want', id, code: row.name, branchId }, undefined, after)
      return readWant(tx, actor, id)
    },
  })
}

type Patch = z.output<(typeof wantRoutes)['update']['body']>

/** Changes what was written down; what was only words may become a product. Throws `not-found`, `version-conflict`. */
export async function updateWant(tx: Tx, actor: Actor, id: string, { version, ...fields }: Patch): Promise<Want> {
  const before = await lockWant(tx, actor, id, version)
  const [product] = await Promise.all([productOf(tx, fields.productId), readCustomer(tx, fields.customerId)])
  const after = patched(before, product ? { ...fields, name: product.name, productId: product.id } : fields)
  await tx.query(
    `update want set product_id = $3, name = $4, quantity = $5, customer_id = $6, customer_name = $7, customer_phone = $8,
       note = $9, version = version + 1 where store_id = $1 and id = $2`,
    [
      tx.storeId,
      id,
      after.productId,
      after.name,
      after.quantity,
      after.customerId,
      after.customerName,
      after.customerPhone,
      after.note,
    ],
  )
  const changed = changedFields(inWords(before), inWords(after))
  await tx.audit('want.update', subjectOf(after), changed.before, changed.after)
  return readWant(tx, actor, id)
}

interface Reply {
  version: number
  outcome: WantOutcome | null
  note?: string | null | undefined
}

/** Marks a want as answered, or opens it again. Throws `not-found`, `version-conflict`. */
export async function answerWant(tx: Tx, actor: Actor, id: string, { version, outcome, note }: Reply): Promise<Want> {
  const before = await lockWant(tx, actor, id, version)
  const answer = outcome ? [note ?? null, tx.now, actor.fullName] : [null, null, null]
  await tx.query(
    `update want set outcome = $3, answer_note = $4, answered_at = $5, answered_by_name = $6, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, outcome, ...answer],
  )
  await tx.audit(
    'want.answer',
    subjectOf(before),
    { outcome: before.outcome },
    { outcome, ...(outcome && note ? { note } : {}) },
  )
  return readWant(tx, actor, id)
}

async function lockWant(tx: Tx, actor: Actor, id: string, version: number): Promise<StoredWant> {
  const [stored] = await tx.query<StoredWant>(lockSql, [tx.storeId, id])
  if (!stored || !actor.branchIds.includes(stored.branchId)) throw new DomainError('not-found', { kind: 'want', id })
  if (stored.version !== version) throw new DomainError('version-conflict', { current: await readWant(tx, actor, id) })
  return stored
}

const lockSql = `
  select id, branch_id, product_id, name, quantity, customer_id,
    customer_name, customer_phone, note, outcome, answer_note, version
  from want where store_id = $1 and id = $2 for update`

const inWords = ({ name, quantity, customerName, customerPhone, note }: StoredWant) => ({
  product: name,
  quantity,
  customer: customerName,
  phone: customerPhone,
  note,
})

const subjectOf = ({ id, name, branchId }: StoredWant) => ({ kind: 'want', id, code: name, branchId })

/** The product that is asked for; one that was merged meanwhile, by a till that had not heard of it, is what it is now. */
async function productOf(tx: Tx, id: string | null | undefined): Promise<{ id: string; name: string } | null> {
  if (!id) return null
  const [asked] = await tx.query<{ id: string; name: string; mergedInto: string | null }>(
    'select id, name, merged_into from product where store_id = $1 and id = $2 for share',
    [tx.storeId, id],
  )
  if (!asked) throw refuseField('not-found', 'productId', { kind: 'product', id })
  return asked.mergedInto ? productOf(tx, asked.mergedInto) : asked
}

async function readCustomer(tx: Tx, id: string | null | undefined) {
  if (!id) return null
  const [customer] = await tx.query<{ name: string; phone: string | null }>(
    'select name, phone from customer where store_id = $1 and id = $2',
    [tx.storeId, id],
  )
  if (!customer) throw refuseField('not-found', 'customerId', { kind: 'customer', id })
  return customer
}
