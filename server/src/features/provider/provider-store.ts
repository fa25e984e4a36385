import type { Certificate, ProviderAccount } from '@quay/contract/partner/shapes'
import { describeAccount, describeCertificate } from '@quay/domain/partner/describe-papers'
import type { NewRow, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import type { Database } from '../../db/schema.ts'
import { sentFields } from '../../db/write/sent-fields.ts'
import type { StoredPartner } from '../place/stored-partner.ts'

/** A supplier as commands load it. */
export interface StoredProvider extends StoredPartner {
  contactName: string | null
  providerGroupId: string | null
  companyName: string | null
  leadDays: number | null
  debtDays: number | null
  minOrder: number | null
  bankAccounts: ProviderAccount[]
  certificates: Certificate[]
  isActive: boolean
}

/** The fields that a form sets: columns of the table by the same names. */
export const providerFields = [
  'code',
  'name',
  'phone',
  'email',
  'address',
  'wardCode',
  'taxCode',
  'contactName',
  'note',
  'providerGroupId',
  'companyName',
  'leadDays',
  'debtDays',
  'minOrder',
  'bankAccounts',
  'certificates',
  'isActive',
] as const satisfies readonly (keyof Database['provider'])[]

/** The columns of the fields that a form sent. */
export function providerValues({
  bankAccounts,
  certificates,
  ...plain
}: Partial<NewRow<'provider'>>): Partial<NewRow<'provider'>> {
  return {
    ...sentFields(providerFields, plain),
    ...(bankAccounts !== undefined && { bankAccounts: JSON.stringify(bankAccounts) }),
    ...(certificates !== undefined && { certificates: JSON.stringify(certificates) }),
  }
}

const unlikeText: readonly string[] = ['bankAccounts', 'certificates', 'providerGroupId', 'wardCode']

/** A supplier as the log shows it, empty fields as null. */
export function describeProvider(
  provider: { [Field in (typeof providerFields)[number]]?: unknown } & {
    providerGroupName?: string | null
    wardName?: string | null
  },
): Record<string, unknown> {
  const { bankAccounts, certificates, providerGroupId: _, ...plain } = { ...provider }
  const names = providerFields.filter(name => !unlikeText.includes(name)) as (keyof typeof plain)[]
  const words = (list: unknown, tell: (one: never) => string) =>
    Array.isArray(list) && list.length ? (list as never[]).map(tell) : null
  return {
    ...Object.fromEntries(names.map(name => [name, plain[name] ?? null])),
    ward: provider.wardName ?? null,
    providerGroup: provider.providerGroupName ?? null,
    bankAccounts: words(bankAccounts, describeAccount),
    certificates: words(certificates, describeCertificate),
  }
}

/** The supplier, locked. */
export async function lockProvider(tx: Tx, id: string): Promise<StoredProvider | undefined> {
  const [row] = await tx.query<StoredProvider>(
    `select id, code, name, phone, email, address, ward_code, tax_code, contact_name, note,
       provider_group_id, company_name, lead_days, debt_days, min_order,
       bank_accounts, certificates, is_active, version,
       (select w.full_name from ward w where w.code = ward_code) as ward_name
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

/** The name of a group of providers, for the log; null for none. Throws `not-found` beside the field. */
export async function groupName(tx: Tx, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const [group] = await tx.query<{ name: string }>(
    'select name from provider_group where store_id = $1 and id = $2 for key share',
    [tx.storeId, id],
  )
  if (!group) throw refuseField('not-found', 'providerGroupId', { kind: 'provider-group', id })
  return group.name
}
