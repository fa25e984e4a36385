import { searchText } from '@quay/domain/text/search-text'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import type { Database } from '../../db/schema.ts'
import type { StoredPartner } from '../place/stored-partner.ts'
import { phoneKey } from './phone-key.ts'
import { countPhoneTry } from './phone-search.ts'
import { visibleCustomer } from './visible-customers.ts'

/** A customer as commands load it; the phone is whole. */
export interface StoredCustomer extends StoredPartner {
  type: number
  phone2: string | null
  identityNumber: string | null
  companyName: string | null
  facebook: string | null
  zalo: string | null
  coordinates: string | null
  allergies: string | null
  conditions: string | null
  pregnancy: 'pregnant' | 'breastfeeding' | null
  pregnancyUntil: string | null
  hasHealthConsent: boolean
  birthday: string | null
  gender: 'male' | 'female' | null
  status: 'active' | 'inactive' | 'potential'
  debtLimit: number | null
  debtDays: number | null
  groupId: string | null
  /** In the log. */
  groupName: string | null
  careEmployeeId: string | null
  /** In the log. */
  careName: string | null
  mergedInto: string | null
  branchId: string | null
  /** In the log. */
  branchName: string | null
}

/** The fields that a form sets: columns of the table by the same names. */
export const customerFields = [
  'code',
  'type',
  'name',
  'phone',
  'phone2',
  'email',
  'address',
  'wardCode',
  'identityNumber',
  'companyName',
  'facebook',
  'zalo',
  'coordinates',
  'allergies',
  'conditions',
  'pregnancy',
  'pregnancyUntil',
  'hasHealthConsent',
  'birthday',
  'gender',
  'taxCode',
  'note',
  'status',
  'debtLimit',
  'debtDays',
  'groupId',
  'careEmployeeId',
] as const satisfies readonly (keyof Database['customer'])[]

/** The customer, locked; none that the caller does not see. */
export async function lockCustomer(
  tx: Tx,
  { branchIds }: Pick<Actor, 'branchIds'>,
  id: string,
): Promise<StoredCustomer | undefined> {
  const [row] = await tx.query<StoredCustomer>(
    `select id, code, type, name, phone, phone2, email, address, ward_code, identity_number, company_name, facebook, zalo, coordinates,
       allergies, conditions, pregnancy, pregnancy_until, has_health_consent, birthday, gender, tax_code, note, status,
       debt_limit, debt_days, group_id, care_employee_id, merged_into, branch_id, version,
       (select e.full_name from employee e where e.store_id = $1 and e.id = c.care_employee_id) as care_name,
       (select m.name from branch m where m.store_id = $1 and m.id = c.branch_id) as branch_name,
       (select g.name from customer_group g where g.store_id = $1 and g.id = group_id) as group_name,
       (select w.full_name from ward w where w.code = ward_code) as ward_name
     from customer c where store_id = $1 and id = $2 and ${visibleCustomer('c', '$1', '$3')} for update`,
    [tx.storeId, id, branchIds],
  )
  return row
}

/** The name of a group of customers, for the log; none without one. Throws `not-found`. */
export async function customerGroupName(tx: Tx, groupId: string | null | undefined): Promise<string | null> {
  if (!groupId) return null
  const [group] = await tx.query<{ name: string }>('select name from customer_group where store_id = $1 and id = $2', [
    tx.storeId,
    groupId,
  ])
  if (!group) throw refuseField('not-found', 'groupId', { kind: 'customer-group', id: groupId })
  return group.name
}

/** The name of who cares for a customer, for the log; none without one. Throws `not-found`. */
export async function careName(tx: Tx, employeeId: string | null | undefined): Promise<string | null> {
  if (!employeeId) return null
  const [person] = await tx.query<{ fullName: string }>(
    'select full_name from employee where store_id = $1 and id = $2',
    [tx.storeId, employeeId],
  )
  if (!person) throw refuseField('not-found', 'careEmployeeId', { kind: 'employee', id: employeeId })
  return person.fullName
}

/**
 * Throws `customer-phone-taken` with whose it is, however the phone is written; `customer-phone-elsewhere` with the branch alone where the
 * caller does not see that customer. `before` is the one that the customer has. The
 * answer says whether the store knows the phone, so it counts as a search by it: throws `too-many-requests`.
 */
export async function refuseTakenPhone(
  tx: Tx,
  actor: Actor,
  { customerId, phone, before }: { customerId: string; phone: string | null | undefined; before?: string | null },
): Promise<void> {
  if (!phone || (before && phoneKey(before) === phoneKey(phone))) return
  countPhoneTry(actor, tx.now)
  const [owner] = await tx.query<PhoneOwner>(phoneOwnerSql, [tx.storeId, phoneKey(phone), customerId, actor.branchIds])
  if (!owner) return
  const { isSeen, branch, ...taken } = owner
  if (!isSeen) throw refuseField('customer-phone-elsewhere', 'phone', { phone, branch: branch ?? '' })
  throw refuseField('customer-phone-taken', 'phone', { phone, ...taken })
}

interface PhoneOwner {
  id: string
  name: string
  isSeen: boolean
  branch: string | null
}

const phoneOwnerSql = `
  select c.id, c.name, ${visibleCustomer('c', '$1', '$4')} as is_seen,
    (select m.name from branch m where m.store_id = $1 and m.id = c.branch_id) as branch
  from customer c where c.store_id = $1 and c.phone_key = $2 and c.id <> $3`

/** What a customer is found by: the name, the whole code or phone, and parts of them. */
export const customerSearchText = (customer: {
  name: string
  code: string
  phone?: string | null | undefined
  phone2?: string | null | undefined
}) =>
  searchText({
    name: customer.name,
    keys: [customer.code, ...[customer.phone, customer.phone2].map(phone => (phone ? phoneKey(phone) : null))],
  })
