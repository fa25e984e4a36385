import { refuseField } from '../../db/domain-error.ts'
import type { Tx } from '../../db/transaction.ts'

/** A supplier as commands load it. */
export interface StoredProvider {
  id: string
  code: string
  name: string
  phone: string | null
  email: string | null
  address: string | null
  taxCode: string | null
  contactName: string | null
  note: string | null
  isActive: boolean
  version: number
}

/** The fields that a form sets, by the names of their columns. */
export const providerColumns = {
  code: 'code',
  name: 'name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  taxCode: 'tax_code',
  contactName: 'contact_name',
  note: 'note',
  isActive: 'is_active',
} as const

/** A supplier as the log shows it, empty fields as null. */
export function providerInWords(
  provider: { [Field in keyof typeof providerColumns]?: unknown },
): Record<string, unknown> {
  const names = Object.keys(providerColumns) as (keyof typeof providerColumns)[]
  return Object.fromEntries(names.map(name => [name, provider[name] ?? null]))
}

/** The supplier, locked. */
export async function lockProvider(tx: Tx, id: string): Promise<StoredProvider | undefined> {
  const [row] = await tx.query<StoredProvider>(
    `select id, code, name, phone, email, address, tax_code as "taxCode", contact_name as "contactName", note,
       is_active as "isActive", version
     from provider where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  return row
}

/** Throws `provider-name-taken`, beside the field, for the name of another supplier; case does not count. */
export async function refuseTakenProviderName(tx: Tx, id: string, name: string | undefined): Promise<void> {
  if (name === undefined) return
  const [taken] = await tx.query<{ id: string; name: string }>(
    'select id, name from provider where store_id = $1 and name_key(name) = name_key($2) and id <> $3',
    [tx.storeId, name, id],
  )
  if (taken) throw refuseField('provider-name-taken', 'name', taken)
}
