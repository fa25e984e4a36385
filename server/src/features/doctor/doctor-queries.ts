import type { doctorRoutes } from '@quay/contract/doctor/routes'
import type { AlikeDoctor, Doctor, FoundDoctor } from '@quay/contract/doctor/shapes'
import type { Output } from '@quay/contract/route'
import { fold } from '@quay/domain/text/fold'
import { searchWords } from '@quay/domain/text/search-text'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { phoneKey } from '../customer/phone-key.ts'

type ListQuery = z.output<(typeof doctorRoutes)['list']['query']>
type AlikeQuery = z.output<(typeof doctorRoutes)['alike']['query']>

const detailsSql = `
  select d.id, d.code, d.name, d.phone, d.specialty, d.degree, d.workplace, d.note, d.is_active::int as is_active, d.version,
    (select count(*) from sample_medicine m where m.store_id = $1 and m.doctor_id = d.id and m.deleted_at is null) as sample_count,
    (select count(distinct coalesce(p.paper_key, p.id::text)) from prescription p join bill b on b.store_id = $1 and b.id = p.bill_id
     where p.store_id = $1 and p.doctor_id = d.id and b.status = 'SUCCEED') as prescription_count,
    (select count(*) from prescription p join bill b on b.store_id = $1 and b.id = p.bill_id
     where p.store_id = $1 and p.doctor_id = d.id and b.status = 'SUCCEED') as bill_count
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join doctor d on d.store_id = $1 and d.id = asked.id order by asked.place`

const sort: SortKeys<ListQuery> = {
  code: 'upper(d.code)',
  name: 'd.name collate "vi-x-icu"',
  specialty: `coalesce(d.specialty, '') collate "vi-x-icu"`,
}

/** A page of doctors by name. A store knows some dozens, so they are searched without an index; phones by their digits. */
export async function listDoctors(tx: Tx, query: ListQuery): Promise<Output<(typeof doctorRoutes)['list']>> {
  const text = sql`fold(concat_ws(' ', d.name, d.code, d.degree, d.specialty, d.workplace, d.phone, regexp_replace(d.phone, '\\D', '', 'g')))`
  const where = [
    sql`d.store_id = ${tx.storeId}`,
    ...searchWords(query.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (query.isActive) where.push(sql`d.is_active = ${query.isActive === '1'}`)
  if (query.specialty) where.push(sql`name_key(d.specialty) = name_key(${query.specialty})`)
  const list = { from: sql`doctor d`, where, key: sql`d.name collate "vi-x-icu"`, sort, id: sql`d.id` }
  const { ids, ...page } = await readIdPage(tx, list, query)
  return { ...page, items: ids.length ? await tx.query<Doctor>(detailsSql, [tx.storeId, ids]) : [] }
}

/** One doctor. Throws `not-found`. */
export async function readDoctor(tx: Tx, id: string): Promise<Doctor> {
  const [doctor] = await tx.query<Doctor>(detailsSql, [tx.storeId, [id]])
  if (!doctor) throw new DomainError('not-found', { kind: 'doctor', id })
  return doctor
}

const mostFound = 20

/** Active doctors by parts of name, code, specialty or workplace: the first twenty by name. */
export async function findDoctors(tx: Tx, keyword: string | undefined): Promise<{ items: FoundDoctor[] }> {
  const words = searchWords(fold(keyword ?? '')).map(word => `%${escapeLike(word)}%`)
  const items = await tx.query<FoundDoctor>(
    `select d.id, d.code, d.name, d.degree, d.specialty, d.workplace from doctor d
     where d.store_id = $1 and d.is_active
       and fold(concat_ws(' ', d.name, d.code, d.degree, d.specialty, d.workplace)) like all($2::text[])
     order by d.name collate "vi-x-icu", d.id limit ${mostFound}`,
    [tx.storeId, words],
  )
  return { items }
}

const mostAlike = 3
const fewestDigits = 8

/**
 * Finds doctors, active or not, with this name (accents and spaces aside) or this phone, but not `except`: the first three by name.
 * An empty name and a phone of fewer than eight digits find none.
 */
export async function findAlikeDoctors(tx: Tx, { name, phone, except }: AlikeQuery): Promise<{ items: AlikeDoctor[] }> {
  const folded = fold(name ?? '')
    .trim()
    .replace(/\s+/g, ' ')
  const digits = phoneKey(phone ?? '')
  const items = await tx.query<AlikeDoctor>(
    `select d.id, d.code, d.name, d.degree, d.phone, d.workplace, d.is_active::int as is_active from doctor d
     where d.store_id = $1 and d.id is distinct from $4::uuid
       and (regexp_replace(fold(d.name), '\\s+', ' ', 'g') = $2
         or regexp_replace(regexp_replace(d.phone, '\\D', '', 'g'), '^(0084|84)(?=\\d{9,10}$)', '0') = $3)
     order by d.name collate "vi-x-icu", d.id limit ${mostAlike}`,
    [tx.storeId, folded || null, digits.length < fewestDigits ? null : digits, except ?? null],
  )
  return { items }
}

const wordsSql = (column: string) => `(
  select coalesce(json_agg(word order by word collate "vi-x-icu"), '[]') from (
    select min(${column}) as word from doctor where store_id = $1 and ${column} is not null
    group by name_key(${column}) limit 200) w)`

/** What was written as specialty, degree and workplace: offered again, so that the same is not spelled two ways. */
export async function listDoctorWords(tx: Tx): Promise<Output<(typeof doctorRoutes)['words']>> {
  const [words] = await tx.query<Output<(typeof doctorRoutes)['words']>>(
    `select ${wordsSql('specialty')} as specialties, ${wordsSql('degree')} as degrees, ${wordsSql('workplace')} as workplaces`,
    [tx.storeId],
  )
  return words!
}
