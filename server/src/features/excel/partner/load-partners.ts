import type { PartnerRecord } from '@quay/domain/excel/read-partners'
import { fold } from '@quay/domain/text/fold'
import type { Tx } from '../../../db/connection/transaction.ts'
import { phoneKey } from '../../customer/phone-key.ts'
import { visibleCustomer } from '../../customer/visible-customers.ts'

/** A customer or supplier as files change it. */
export interface StoredPartner {
  id: string
  code: string
  name: string
  [field: string]: unknown
}

interface PhoneOwner {
  id: string
  name: string
  /** False of a customer of a branch where the caller does not work, in a store with customers by branch. */
  isSeen: boolean
  branch: string | null
}

export interface PartnerFacts {
  /** Who is there by the code of a record, by the record's row. */
  known: ReadonlyMap<number, StoredPartner>
  /** Whose a phone is, by its key; of customers only. */
  phones: ReadonlyMap<string, PhoneOwner>
  /** Whose a name is, in small letters; of suppliers only. */
  names: ReadonlyMap<string, { id: string; name: string }>
  /** Who of the staff has a name, by its folded form; several share one. Of customers only. */
  staff: ReadonlyMap<string, readonly { id: string; fullName: string }[]>
  /** Whose debt of the first day is written already. */
  opened: ReadonlySet<string>
}

const customerSql = `
  select id, branch_id, ${visibleCustomer('customer', '$1', '$3')} as is_seen, code, type, name, phone, phone2, identity_number, company_name, email, address, ward_code, birthday, gender, tax_code, note, status,
    facebook, zalo, coordinates, debt_limit, debt_days, points, point_entry_count, group_id, allergies, conditions, pregnancy, pregnancy_until, has_health_consent, care_employee_id,
    (select e.full_name from employee e where e.store_id = $1 and e.id = customer.care_employee_id) as care_name,
    (select g.name from customer_group g where g.store_id = $1 and g.id = customer.group_id) as group_name,
    (select w.full_name from ward w where w.code = ward_code) as ward_name from customer`
const phonesSql = `
  select phone_key as key, id, name, ${visibleCustomer('customer', '$1', '$3')} as is_seen,
    (select m.name from branch m where m.store_id = $1 and m.id = customer.branch_id) as branch
  from customer where store_id = $1 and phone_key = any($2::text[])`
const staffSql = 'select id, full_name from employee where store_id = $1 and is_active'
const providerSql = `
  select id, code, name, phone, email, address, ward_code, tax_code, contact_name, note,
    is_active, provider_group_id, company_name,
    (select g.name from provider_group g where g.store_id = $1 and g.id = provider.provider_group_id) as provider_group_name,
    (select w.full_name from ward w where w.code = ward_code) as ward_name
  from provider`

/** Reads what the store has of a portion of records. */
export async function loadPartners(
  tx: Tx,
  kind: 'customer' | 'provider',
  records: readonly PartnerRecord[],
  { lock, branchIds }: { lock: boolean; branchIds: readonly string[] },
): Promise<PartnerFacts> {
  const coded = records.filter(record => record.code !== null)
  const phones = records.flatMap(({ fields }) => (fields.phone ? [phoneKey(fields.phone)] : []))
  const names = records.flatMap(({ fields }) => fields.name ?? [])
  const found = await tx.query<StoredPartner>(
    `${kind === 'customer' ? customerSql : providerSql}
     where store_id = $1 and upper(code) in (select upper(c) from unnest($2::text[]) c) order by id ${lock ? 'for update' : ''}`,
    [tx.storeId, coded.map(record => record.code), ...(kind === 'customer' ? [branchIds] : [])],
  )
  const carers = kind === 'customer' && records.some(({ careName }) => careName !== null)
  const [places, owners, opened, staff] = await Promise.all([
    tx.query<{ place: number; id: string }>(
      `select asked.place, c.id from unnest($2::text[]) with ordinality as asked (code, place)
       join ${kind} c on c.store_id = $1 and upper(c.code) = upper(asked.code)`,
      [tx.storeId, coded.map(record => record.code)],
    ),
    kind === 'customer'
      ? tx.query<PhoneOwner & { key: string }>(phonesSql, [tx.storeId, phones, branchIds])
      : tx.query<PhoneOwner & { key: string }>(
          `select name_key(name) as key, id, name, true as is_seen, null as branch from provider
           where store_id = $1 and name_key(name) in (select name_key(n) from unnest($2::text[]) n)`,
          [tx.storeId, names],
        ),
    tx.query<{ id: string }>(
      `select partner_id as id from debt_entry
       where store_id = $1 and partner_kind = $2 and partner_id = any($3::uuid[]) and kind = 'OPENING'`,
      [tx.storeId, kind, found.map(one => one.id)],
    ),
    carers ? tx.query<{ id: string; fullName: string }>(staffSql, [tx.storeId]) : [],
  ])
  const byId = new Map(found.map(one => [one.id, one]))
  const byKey = new Map(owners.map(owner => [owner.key, owner]))
  return {
    known: new Map(
      places.flatMap(({ place, id }) => {
        const one = byId.get(id)
        return one ? [[coded[Number(place) - 1]!.row, one] as const] : []
      }),
    ),
    phones: kind === 'customer' ? byKey : new Map(),
    names: kind === 'provider' ? byKey : new Map(),
    staff: Map.groupBy(staff, one => fold(one.fullName)),
    opened: new Set(opened.map(row => row.id)),
  }
}
