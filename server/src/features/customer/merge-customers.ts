import type { Customer } from '@quay/contract/partner/shapes'
import { customerMergeLocks, customerMergeParts } from '../../customer-merge-parts.ts'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { nextCode } from '../../db/write/counter.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { postingOf } from '../stock/posting.ts'
import { customerMergeCodes } from './codes.ts'
import { readCustomer } from './customer-queries.ts'
import { customerFields, customerSearchText, lockCustomer, type StoredCustomer } from './customer-store.ts'
import { phoneKey } from './phone-key.ts'

interface MergeBody {
  duplicateId: string
  duplicateVersion: number
}

/**
 * Merges the duplicate into the survivor: every ledger follows, documents keep the name that they had, and what the survivor
 * lacks is filled from the duplicate. It is not undone. Throws `not-found`, `customer-merged`, `customer-merge-self` and
 * `version-conflict` with the duplicate as it is.
 */
export async function mergeCustomers(tx: Tx, actor: Actor, survivorId: string, body: MergeBody): Promise<Customer> {
  const { duplicateId, duplicateVersion } = body
  if (survivorId === duplicateId) throw refuseField('customer-merge-self', 'duplicateId')
  for (const lock of customerMergeLocks) await lock(tx, duplicateId)
  const locked = new Map<string, StoredCustomer | undefined>()
  for (const id of [survivorId, duplicateId].sort()) locked.set(id, await lockCustomer(tx, actor, id))
  const survivor = requireOne(locked.get(survivorId), survivorId)
  const duplicate = requireOne(locked.get(duplicateId), duplicateId)
  if (duplicate.version !== duplicateVersion)
    throw new DomainError('version-conflict', { current: await readCustomer(tx, actor, duplicateId) })

  const { today } = await readBranchDay(tx, actor.defaultBranchId)
  const merge = { id: newId(), code: await nextCode(tx, customerMergeCodes), branchId: actor.defaultBranchId }
  await tx.insert('customer_merge', [
    {
      ...merge,
      survivorId,
      duplicateId,
      duplicateCode: duplicate.code,
      duplicateName: duplicate.name,
      at: tx.now,
      employeeId: actor.employeeId,
      employeeName: actor.fullName,
    },
  ])
  await closeDuplicate(tx, survivorId, duplicate)
  await fillSurvivor(tx, survivor, duplicate)
  const posting = postingOf(actor, 'customer-merge', merge, today)
  for (const part of customerMergeParts) await part(tx, posting, { survivorId, duplicateId })
  await tx.audit(
    'customer.merge',
    { kind: 'customer', id: survivorId, code: survivor.code },
    { merged: `${duplicate.code} ${duplicate.name}` },
    { customer: `${survivor.code} ${survivor.name}`, code: merge.code },
  )
  return readCustomer(tx, actor, survivorId)
}

function requireOne(customer: StoredCustomer | undefined, id: string): StoredCustomer {
  if (!customer) throw new DomainError('not-found', { kind: 'customer', id })
  if (customer.mergedInto) throw new DomainError('customer-merged', { name: customer.name })
  return customer
}

/** The duplicate is found no more, and gives its phone back; those merged into it before are the survivor's too. */
async function closeDuplicate(tx: Tx, survivorId: string, { id }: StoredCustomer): Promise<void> {
  await Promise.all([
    tx.query(
      `update customer set merged_into = $3, status = 'inactive', phone_key = null, group_id = null, version = version + 1
       where store_id = $1 and id = $2`,
      [tx.storeId, id, survivorId],
    ),
    tx.query('update customer set merged_into = $3 where store_id = $1 and merged_into = $2', [
      tx.storeId,
      id,
      survivorId,
    ]),
    tx.query('delete from customer_search where store_id = $1 and id = $2', [tx.storeId, id]),
  ])
}

/** Not taken over: who they are and what the shop decided about them. */
const own: ReadonlySet<string> = new Set(['code', 'name', 'type', 'status', 'debtLimit', 'hasHealthConsent'])

/** What the survivor has no word about is as the duplicate says; a second phone is kept as such. */
async function fillSurvivor(tx: Tx, survivor: StoredCustomer, duplicate: StoredCustomer): Promise<void> {
  const filled: Partial<StoredCustomer> = Object.fromEntries(
    customerFields
      .filter(field => !own.has(field) && survivor[field] === null && duplicate[field] !== null)
      .map(field => [field, duplicate[field]]),
  )
  if (survivor.phone && duplicate.phone && !survivor.phone2) filled.phone2 = duplicate.phone
  const health = joinHealth(survivor, duplicate)
  const after = { ...survivor, ...filled, ...health }
  const { phone, phone2, email, address, wardCode, identityNumber, companyName, facebook, zalo, coordinates } = after
  const {
    birthday,
    gender,
    taxCode,
    note,
    groupId,
    careEmployeeId,
    debtDays,
    allergies,
    conditions,
    pregnancy,
    pregnancyUntil,
  } = after
  await Promise.all([
    tx.query(fillSql, [
      tx.storeId,
      survivor.id,
      phone,
      phone ? phoneKey(phone) : null,
      phone2,
      email,
      address,
      wardCode,
      identityNumber,
      companyName,
      facebook,
      zalo,
      birthday,
      gender,
      taxCode,
      note,
      groupId,
      allergies,
      conditions,
      pregnancy,
      pregnancyUntil,
      after.hasHealthConsent,
      coordinates,
      careEmployeeId,
      debtDays,
    ]),
    tx.query('update customer_search set folded = $3 where store_id = $1 and id = $2', [
      tx.storeId,
      survivor.id,
      customerSearchText(after),
    ]),
  ])
}

/** What either of them told of their health counts: a medicine that one must not have the other must not have either. */
function joinHealth(survivor: StoredCustomer, duplicate: StoredCustomer) {
  const joined = (field: 'allergies' | 'conditions') =>
    [...new Set([survivor[field], duplicate[field]].flatMap(text => text?.split(/[,;]\s*/) ?? []))]
      .join(', ')
      .slice(0, 300) || null
  const told = survivor.pregnancy ? survivor : duplicate
  return {
    allergies: joined('allergies'),
    conditions: joined('conditions'),
    pregnancy: told.pregnancy,
    pregnancyUntil: told.pregnancyUntil,
    hasHealthConsent: survivor.hasHealthConsent || duplicate.hasHealthConsent,
  }
}

const fillSql = `
  update customer set phone = $3, phone_key = $4, phone2 = $5, email = $6, address = $7, ward_code = $8, identity_number = $9,
    company_name = $10, facebook = $11, zalo = $12, birthday = $13, gender = $14, tax_code = $15, note = $16, group_id = $17,
    allergies = $18, conditions = $19, pregnancy = $20, pregnancy_until = $21, has_health_consent = $22, coordinates = $23,
    care_employee_id = $24, debt_days = $25, version = version + 1
  where store_id = $1 and id = $2`
