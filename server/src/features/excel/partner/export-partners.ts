import { usedFields } from '@quay/domain/excel/excel-field'
import { maskPhone } from '@quay/domain/partner/mask-phone'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import type { ExportColumn } from '../../../export/write-xlsx.ts'
import { may } from '../../../http/caller/rights.ts'
import type { Uses } from '../../setting/read-uses.ts'

type PartnerRow = { id: string } & Record<string, string | number | boolean | null>
type Kind = 'customer' | 'provider'

const wardColumns = `
  (select w.name from ward w where w.code = ward_code) as ward,
  (select p.name from ward w join province p on p.code = w.province_code where w.code = ward_code) as province`

const openedSql = (kind: Kind) => `(select e.business_day from debt_entry e
        where e.store_id = $1 and e.partner_kind = '${kind}' and e.partner_id = ${kind}.id and e.kind = 'OPENING')`

const rowsSql: Readonly<Record<Kind, string>> = {
  customer: `
    select id, code, name, phone, phone2, identity_number, company_name, email, address, ${wardColumns}, tax_code, note, type, birthday, gender, facebook, zalo, coordinates, debt_limit, debt_days, debt, ${openedSql('customer')} as debt_on, points, status,
      (select p.business_day from point_entry p where p.store_id = $1 and p.customer_id = customer.id and p.kind = 'OPENING') as points_on,
      allergies, conditions, pregnancy, pregnancy_until, has_health_consent,
      (select e.full_name from employee e where e.store_id = $1 and e.id = customer.care_employee_id) as care_name,
      (select g.name from customer_group g where g.store_id = $1 and g.id = customer.group_id) as "group"
    from unnest($2::uuid[]) with ordinality as asked (id, place) join customer using (id)
    where store_id = $1 order by place`,
  provider: `
    select id, code, name, phone, email, address, ${wardColumns}, tax_code, note, contact_name, debt, ${openedSql('provider')} as debt_on, is_active as status,
      company_name,
      (select g.name from provider_group g where g.store_id = $1 and g.id = provider.provider_group_id) as "group"
    from unnest($2::uuid[]) with ordinality as asked (id, place) join provider using (id)
    where store_id = $1 order by place`,
}

/** Customers or suppliers by id, in the order asked; a customer's phone is masked for who may not see it whole. */
export async function readPartnerRows(tx: Tx, actor: Actor, kind: Kind, ids: readonly string[]): Promise<PartnerRow[]> {
  const rows = await tx.query<PartnerRow>(rowsSql[kind], [tx.storeId, ids])
  if (kind === 'provider' || may(actor, { model: 'customer_phone', action: 'read' })) return rows
  const masked = (phone: PartnerRow[string] | undefined) => (phone ? maskPhone(String(phone)) : null)
  return rows.map(row => ({ ...row, phone: masked(row.phone), phone2: masked(row.phone2) }))
}

const genders: Readonly<Record<string, string>> = { male: 'Nam', female: 'Nữ' }

const pregnancies: Readonly<Record<string, string>> = { pregnant: 'Mang thai', breastfeeding: 'Cho con bú' }

const inWords: Readonly<Record<string, (row: PartnerRow) => string | number | null>> = {
  type: row => (row.type === 2 ? 'Công ty' : 'Cá nhân'),
  birthday: row => (row.birthday ? formatDate(String(row.birthday)) : null),
  gender: row => genders[String(row.gender)] ?? null,
  pregnancy: row => pregnancies[String(row.pregnancy)] ?? null,
  pregnancyUntil: row => (row.pregnancyUntil ? formatDate(String(row.pregnancyUntil)) : null),
  debtOn: row => (row.debtOn ? formatDate(String(row.debtOn)) : null),
  pointsOn: row => (row.pointsOn ? formatDate(String(row.pointsOn)) : null),
  // Who was not asked has an empty cell, so that the file taken over again says nothing of it.
  hasHealthConsent: row => (row.hasHealthConsent ? 1 : null),
  status: row =>
    row.status === 'potential'
      ? 'Tiềm năng'
      : row.status === 'inactive' || row.status === false
        ? 'Ngưng hoạt động'
        : 'Đang hoạt động',
}

/** The columns of a list of customers or suppliers, by the titles of the import, as far as the store uses them. */
export const partnerColumns = (kind: Kind, uses: Uses): ExportColumn<PartnerRow>[] =>
  usedFields(kind, uses).map(({ name, title, width }) => ({
    header: title,
    ...(width && { width }),
    ...((name === 'debt' || name === 'debtLimit') && { format: 'money' as const }),
    value: inWords[name] ?? (row => plain(row[name])),
  }))

const plain = (value: string | number | boolean | null | undefined): string | number | null =>
  typeof value === 'boolean' || value === undefined ? null : value
