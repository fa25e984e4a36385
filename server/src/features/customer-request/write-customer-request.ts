import type { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import type {
  CustomerRequest,
  CustomerRequestBody,
  CustomerRequestOutcome,
} from '@quay/contract/customer-request/shapes'
import { businessDay } from '@quay/domain/time/business-day'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { patched } from '../../db/write/patched.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { holdCustomer } from '../customer/hold-customer.ts'
import { readCustomerRequest } from './customer-request-queries.ts'

interface StoredCustomerRequest {
  id: string
  branchId: string
  productId: string | null
  name: string
  quantity: number
  customerId: string | null
  customerName: string | null
  customerPhone: string | null
  note: string | null
  outcome: CustomerRequestOutcome | null
  answerNote: string | null
  version: number
}

/** Writes down what a customer asked for. Gives it; for a copy, the one that is there. Throws `not-found`, `idempotency-conflict`. */
export function createCustomerRequest(
  tx: Tx,
  actor: Actor,
  body: CustomerRequestBody,
  hash: Buffer,
): Promise<CustomerRequest> {
  return createFrom(tx, 'customer_request', body, hash, {
    read: id => readCustomerRequest(tx, actor, id),
    async make({ id }) {
      const branchId = branchOf(actor, body.branchId)
      requireActiveBranch(actor, branchId)
      const [product, customer, { timeZone, cutOffHour }] = await Promise.all([
        productOf(tx, body.productId),
        customerOf(tx, body.customerId),
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
      await tx.insert('customer_request', [
        {
          id,
          branchId,
          productId: product?.id ?? null,
          ...row,
          customerId: customer?.id ?? null,
          askedAt,
          businessDay: businessDay(askedAt.toISOString(), timeZone, cutOffHour),
          askedBy: actor.employeeId,
          askedByName: actor.fullName,
          contentHash: hash,
        },
      ])
      const after = { product: row.name, quantity: row.quantity, customer: row.customerName, note: row.note }
      await tx.audit(
        'customer-request.create',
        { kind: 'customer-request', id, code: row.name, branchId },
        undefined,
        after,
      )
      return readCustomerRequest(tx, actor, id)
    },
  })
}

type Patch = z.output<(typeof customerRequestRoutes)['update']['body']>

/** Changes what was written down; what was only words may become a product. Throws `not-found`, `version-conflict`. */
export async function updateCustomerRequest(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, ...fields }: Patch,
): Promise<CustomerRequest> {
  const before = await lockCustomerRequest(tx, actor, id, version)
  const [product, customer] = await Promise.all([productOf(tx, fields.productId), customerOf(tx, fields.customerId)])
  const after = patched(before, {
    ...fields,
    ...(product && { name: product.name, productId: product.id }),
    ...(customer && { customerId: customer.id }),
  })
  await tx.query(
    `update customer_request set product_id = $3, name = $4, quantity = $5, customer_id = $6, customer_name = $7, customer_phone = $8,
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
  await tx.audit('customer-request.update', subjectOf(after), changed.before, changed.after)
  return readCustomerRequest(tx, actor, id)
}

interface Reply {
  version: number
  outcome: CustomerRequestOutcome | null
  note?: string | null | undefined
}

/** Marks a want as answered, or opens it again. Throws `not-found`, `version-conflict`. */
export async function answerCustomerRequest(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, outcome, note }: Reply,
): Promise<CustomerRequest> {
  const before = await lockCustomerRequest(tx, actor, id, version)
  const answer = outcome ? [note ?? null, tx.now, actor.fullName] : [null, null, null]
  await tx.query(
    `update customer_request set outcome = $3, answer_note = $4, answered_at = $5, answered_by_name = $6, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, outcome, ...answer],
  )
  await tx.audit(
    'customer-request.answer',
    subjectOf(before),
    { outcome: before.outcome },
    { outcome, ...(outcome && note ? { note } : {}) },
  )
  return readCustomerRequest(tx, actor, id)
}

async function lockCustomerRequest(tx: Tx, actor: Actor, id: string, version: number): Promise<StoredCustomerRequest> {
  const [stored] = await tx.query<StoredCustomerRequest>(lockSql, [tx.storeId, id])
  if (!stored || !actor.branchIds.includes(stored.branchId))
    throw new DomainError('not-found', { kind: 'customer-request', id })
  if (stored.version !== version)
    throw new DomainError('version-conflict', { current: await readCustomerRequest(tx, actor, id) })
  return stored
}

const lockSql = `
  select id, branch_id, product_id, name, quantity, customer_id,
    customer_name, customer_phone, note, outcome, answer_note, version
  from customer_request where store_id = $1 and id = $2 for update`

const inWords = ({ name, quantity, customerName, customerPhone, note }: StoredCustomerRequest) => ({
  product: name,
  quantity,
  customer: customerName,
  phone: customerPhone,
  note,
})

const subjectOf = ({ id, name, branchId }: StoredCustomerRequest) => ({
  kind: 'customer-request',
  id,
  code: name,
  branchId,
})

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

const customerOf = (tx: Tx, id: string | null | undefined) => (id ? holdCustomer(tx, id) : null)
