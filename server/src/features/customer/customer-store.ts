import { searchText } from '@quay/domain/text/search-text'
import { refuseField } from '../../db/domain-error.ts'
import type { Database } from '../../db/schema.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { phoneKey } from './phone-key.ts'
import { countPhoneTry } from './phone-search.ts'

/** A customer as commands load it; the phone is whole. */
export interface StoredCustomer {
  id: string
  code: string
  type: number
  name: string
  phone: string | null
  email: string | null
  address: string | null
  birthday: string | null
  gender: 'male' | 'female' | null
  taxCode: string | null
  note: string | null
  status: 'active' | 'inactive' | 'potential'
  debtLimit: number | null
  groupId: string | null
  /** In the log. */
  groupName: string | null
  version: number
}

/** The fields that a form sets: columns of the table by the same names. */
export const customerFields = [
  'code',
  'type',
  'name',
  'phone',
  'email',
  'address',
  'birthday',
  'gender',
  'taxCode',
  'note',
  'status',
  'debtLimit',
  'groupId',
] as const satisfies readonly (keyof Database['customer'])[]

/** The customer, locked. */
export async function lockCustomer(tx: Tx, id: string): Promise<StoredCustomer | undefined> {
  const [row] = await tx.query<StoredCustomer>(
    `select id, code, type, name, phone, email, address, birthday, gender, tax_code, note, status,
       debt_limit, group_id, version,
       (select g.name from customer_group g where g.store_id = $1 and g.id = group_id) as group_name
     from customer where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
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

/**
 * Throws `customer-phone-taken` with whose it is, however the phone is written. `before` is the one that the customer has. The
 * answer says whether the store knows the phone, so it counts as a search by it: throws `too-many-requests`.
 */
export async function refuseTakenPhone(
  tx: Tx,
  actor: Actor,
  { customerId, phone, before }: { customerId: string; phone: string | null | undefined; before?: string | null },
): Promise<void> {
  if (!phone || (before && phoneKey(before) === phoneKey(phone))) return
  countPhoneTry(actor, tx.now)
  const [taken] = await tx.query<{ id: string; name: string }>(
    'select id, name from customer where store_id = $1 and phone_key = $2 and id <> $3',
    [tx.storeId, phoneKey(phone), customerId],
  )
  if (taken) throw refuseField('customer-phone-taken', 'phone', { phone, ...taken })
}

/** What a customer is found by: the name, the whole code or phone, and parts of them. */
export const customerSearchText = (customer: { name: string; code: string; phone?: string | null | undefined }) =>
  searchText({ name: customer.name, keys: [customer.code, customer.phone ? phoneKey(customer.phone) : null] })
