import type { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Medicine } from '@quay/contract/medicine/shapes'
import { numbersIn } from '@quay/domain/medicine/read-registration-number'
import { fold } from '@quay/domain/text/fold'
import { searchWords } from '@quay/domain/text/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { type PlaceList, readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike, hitRank, isSearch } from '../../db/list/search-hits.ts'
import { isFlaggedSql, medicineStateSql, vietnamTodaySql } from './medicine-sql.ts'

export type MedicineQuery = z.output<(typeof medicineRoutes)['list']['query']>

/** A page of the national list, with what the store has of each. A search comes by rank: the number, the beginning of the name, the rest. */
export async function listMedicines(tx: Tx, query: MedicineQuery) {
  const { ids, ...page } = await readIdPage(tx, medicinePlaces(tx.storeId, query), query)
  return { ...page, items: await readMedicines(tx, ids) }
}

/** The medicines of a query. The list has no row-level security, so the trigram index answers directly. */
export function medicinePlaces(storeId: string, query: MedicineQuery): PlaceList {
  const where: RawBuilder<unknown>[] = [sql`true`]
  // A number is found however its dashes are spaced.
  const keyword = query.keyword?.replaceAll('–', '-').replace(/(?<=[\p{L}\d])\s*([-/])\s*(?=\d)/gu, '$1')
  if (isSearch(keyword)) for (const word of searchWords(keyword)) where.push(sql`d.folded like ${wordPattern(word)}`)
  if (query.isPrescription !== undefined) where.push(sql`d.is_prescription = ${query.isPrescription}`)
  if (query.controlGroup === 'any') where.push(sql`d.control_group is not null`)
  else if (query.controlGroup) where.push(sql`d.control_group = ${query.controlGroup}`)
  if (query.country) where.push(sql`d.country = ${query.country}`)
  if (query.state) where.push(stateConditions[query.state])
  if (query.isOurs !== undefined) {
    const ours = sql`d.id in (select medicine_id from product where store_id = ${storeId} and medicine_id is not null and merged_into is null)`
    where.push(query.isOurs ? ours : sql`not ${ours}`)
  }
  const id = sql`d.id`
  if (!isSearch(keyword))
    return { from: sql`medicine d`, where, key: sql`d.name collate "vi-x-icu"`, id, once: query.isOurs === true }
  const number = numbersIn(keyword)[0] ?? ''
  const rank = sql`case when ${number} in (d.registration_number, d.former_number) then ${sql.lit(hitRank.key)}
    when d.folded like ${` ${escapeLike(fold(keyword))}%`} then ${sql.lit(hitRank.prefix)} else ${sql.lit(hitRank.part)} end`
  return { once: true, from: sql`medicine d`, where, rank, key: sql`left(d.folded, 80) collate "C"`, id }
}

/**
 * Three letters or digits in a row are found anywhere; what is shorter only at the beginning of words, which a trigram
 * tells as well.
 */
function wordPattern(word: string): string {
  return /[\p{L}\p{N}]{3}/u.test(word) ? `%${escapeLike(word)}%` : `% ${escapeLike(word)}%`
}

const stateConditions = {
  listed: sql`d.withdrawn_on is null and (d.ends_on is null or d.ends_on >= ${sql.raw(vietnamTodaySql)})`,
  expired: sql`d.withdrawn_on is null and d.ends_on < ${sql.raw(vietnamTodaySql)}`,
  withdrawn: sql`d.withdrawn_on is not null`,
}

const detailsSql = `
  select d.id, d.registration_number, d.former_number, d.national_code, d.name,
    d.active_ingredient, d.strength, d.dosage_form, d.route, d.packing, d.manufacturer, d.country,
    d.registrant, d.is_prescription, d.control_group, d.ends_on,
    d.withdrawn_on, d.withdrawn_reason, ${medicineStateSql} as state, d.changed_at,
    coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name) order by p.code) from product p
      where p.store_id = $1 and p.medicine_id = d.id and p.merged_into is null), '[]') as products
  from unnest($2::uuid[]) with ordinality asked (id, place) join medicine d on d.id = asked.id
  order by asked.place`

/** Medicines by id, in the order asked, with what the store has of each. */
export async function readMedicines(tx: Tx, ids: readonly string[]): Promise<Medicine[]> {
  return ids.length ? tx.query<Medicine>(detailsSql, [tx.storeId, ids]) : []
}

/** One medicine. Throws `not-found`. */
export async function readMedicine(tx: Tx, id: string): Promise<Medicine> {
  const [medicine] = await readMedicines(tx, [id])
  if (!medicine) throw new DomainError('not-found', { kind: 'medicine', id })
  return medicine
}

type Summary = z.input<(typeof medicineRoutes)['summary']['response']>

/** How the list stands, and the store beside it. */
export async function summarizeMedicines(tx: Tx): Promise<Summary> {
  const [[list], countries, [lastImport], [ours]] = await Promise.all([
    tx.query<{ count: number }>('select count(*) as count from medicine'),
    tx.query<{ country: string }>(
      `select country from medicine where country is not null group by country order by count(*) desc, country limit 60`,
    ),
    tx.query<NonNullable<Summary['lastImport']>>(
      `select source, finished_at, added, changed, withdrawn from medicine_import
       where finished_at is not null order by finished_at desc limit 1`,
    ),
    tx.query<Pick<Summary, 'linkedCount' | 'flaggedCount' | 'unlinkedCount' | 'proposedCount'>>(
      `select count(*) filter (where d.id is not null) as linked_count, count(*) filter (where ${isFlaggedSql}) as flagged_count,
         count(*) filter (where d.id is null and p.type = 1 and p.is_active) as unlinked_count,
         (select count(*) from medicine_proposal o join product x on x.store_id = o.store_id and x.id = o.product_id
          where o.store_id = $1 and x.medicine_id is null and x.merged_into is null) as proposed_count
       from product p left join medicine d on d.id = p.medicine_id
       where p.store_id = $1 and p.merged_into is null`,
      [tx.storeId],
    ),
  ])
  return {
    medicineCount: list!.count,
    countries: countries.map(row => row.country),
    lastImport: lastImport ?? null,
    ...ours!,
  }
}
