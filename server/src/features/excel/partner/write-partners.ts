import { columnName } from '../../../db/connection/field-name.ts'
import { fieldsOf, type NewRow, type Tx } from '../../../db/connection/transaction.ts'
import type { Database } from '../../../db/schema.ts'
import { auditMany } from '../../../db/write/audit-many.ts'
import { nextCodes } from '../../../db/write/counter.ts'
import { insertMany, jsonOf } from '../../../db/write/insert-many.ts'
import { listsOf } from '../../../db/write/lists-of.ts'
import { customerCodes } from '../../customer/codes.ts'
import { customerSearchText } from '../../customer/customer-store.ts'
import { phoneKey } from '../../customer/phone-key.ts'
import { providerCodes } from '../../provider/codes.ts'
import type { PlannedPartner } from './plan-partners.ts'

type Kind = 'customer' | 'provider'
const ofBoth = ['code', 'name', 'phone', 'email', 'address', 'wardCode', 'taxCode', 'note'] as const
/** The fields that a file gives: other features add columns of their own to these tables, which files leave alone. */
const fileFields = {
  customer: [
    ...ofBoth,
    'phone2',
    'identityNumber',
    'companyName',
    'type',
    'birthday',
    'gender',
    'status',
    'facebook',
    'zalo',
    'coordinates',
    'debtLimit',
    'debtDays',
    'allergies',
    'conditions',
    'pregnancy',
    'pregnancyUntil',
    'hasHealthConsent',
    'careEmployeeId',
    'groupId',
    'branchId',
  ],
  provider: [...ofBoth, 'contactName', 'isActive', 'providerGroupId', 'companyName'],
} as const satisfies { [Table in Kind]: readonly (keyof Database[Table])[] }

/** Writes a portion of planned customers or suppliers: one statement a table for any number of them. */
export async function writePartners(tx: Tx, kind: Kind, planned: readonly PlannedPartner[]): Promise<void> {
  if (!planned.length) return
  await giveCodes(tx, kind, planned)
  const rows = (isNew: boolean) => planned.filter(one => one.isNew === isNew).map(one => rowOf(kind, one))
  await insertMany(tx, kind, rows(true))
  await change(tx, kind, rows(false))
  if (kind === 'customer') await writeSearch(tx, planned)
  await auditMany(
    tx,
    planned.map(({ isNew, partner, before, after }) => ({
      action: `${kind}.${isNew ? 'create' : 'update'}` as const,
      subject: { kind, id: partner.id, code: partner.code },
      before,
      after: isNew ? { ...after, code: partner.code } : after,
    })),
  )
}

async function giveCodes(tx: Tx, kind: Kind, planned: readonly PlannedPartner[]): Promise<void> {
  let without = planned.filter(one => one.isNew && one.partner.code === '')
  while (without.length) {
    const codes = await nextCodes(tx, kind === 'customer' ? customerCodes : providerCodes, without.length)
    const taken = await tx.query<{ code: string }>(
      `select code from ${kind} where store_id = $1 and upper(code) = any($2::text[])`,
      [tx.storeId, codes],
    )
    const used = new Set([...taken, ...planned.map(one => one.partner)].map(({ code }) => code.toUpperCase()))
    const free = codes.filter(code => !used.has(code))
    for (const [i, code] of free.entries()) without[i]!.partner.code = code
    without = without.slice(free.length)
  }
}

function rowOf(kind: Kind, { partner }: PlannedPartner) {
  const { phone } = partner
  return {
    id: partner.id,
    ...Object.fromEntries(fileFields[kind].map(field => [field, partner[field] ?? null])),
    ...(kind === 'customer' && { phoneKey: typeof phone === 'string' ? phoneKey(phone) : null, groupByRule: false }),
  } as NewRow<Kind>
}

async function change(tx: Tx, kind: Kind, rows: readonly NewRow<Kind>[]): Promise<void> {
  if (!rows.length) return
  const names = fieldsOf(rows)
    .map(columnName)
    .filter(name => name !== 'id')
  await tx.query(
    `update ${kind} p set ${names.map(name => `${name} = given.${name}`).join()}, version = p.version + 1
     from json_populate_recordset(null::${kind}, $2::json) as given where p.store_id = $1 and p.id = given.id`,
    [tx.storeId, jsonOf(rows)],
  )
}

async function writeSearch(tx: Tx, planned: readonly PlannedPartner[]): Promise<void> {
  const rows = planned.map(({ partner }) => ({
    id: partner.id,
    folded: customerSearchText({
      ...partner,
      phone: partner.phone as string | null,
      phone2: partner.phone2 as string | null,
    }),
  }))
  await tx.query(
    `insert into customer_search (store_id, id, folded) values ($1, unnest($2::uuid[]), unnest($3::text[]))
     on conflict (store_id, id) do update set folded = excluded.folded`,
    [tx.storeId, ...listsOf(rows, 'id', 'folded')],
  )
}
