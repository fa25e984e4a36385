import type { Output } from '@quay/contract/route'
import type { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import type { SampleMedicine, Substitute, TillSample } from '@quay/contract/sample-medicine/shapes'
import { describeDirections } from '@quay/domain/sample-medicine/describe-directions'
import { findDuplicates } from '@quay/domain/sample-medicine/find-duplicates'
import { mostDoses } from '@quay/domain/sample-medicine/most-doses'
import { isSameMedicine } from '@quay/domain/sample-medicine/same-medicine'
import { fold } from '@quay/domain/text/fold'
import { searchWords } from '@quay/domain/text/search-text'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { doctorNameSql } from '../doctor/doctor-store.ts'
import { tradedSql } from '../product/read/combo-sql.ts'
import { availableSql, type DetailItem, needOf, readDetails } from './sample-details.ts'

type ListQuery = z.output<(typeof sampleMedicineRoutes)['list']['query']>

const sort: SortKeys<ListQuery> = {
  name: 'm.name collate "vi-x-icu"',
  disease: `coalesce(m.disease, '') collate "vi-x-icu"`,
}

/**
 * A page of templates by name. Each word of the keyword is a part of name, code, disease, doctor, or of the name or
 * ingredient of a component; a shop has a few hundred of them at most, so they are searched without an index.
 */
export async function listSamples(
  tx: Tx,
  actor: Actor,
  query: ListQuery,
): Promise<Output<(typeof sampleMedicineRoutes)['list']>> {
  const branchId = branchOf(actor, query.branchId)
  const text = sql`fold(m.name || ' ' || m.code || ' ' || coalesce(m.disease, '') || ' ' || coalesce((
    select d.name from doctor d where d.store_id = ${tx.storeId} and d.id = m.doctor_id), '') || ' ' || (
    select string_agg(p.name || ' ' || coalesce(p.active_ingredient, ''), ' ') from sample_medicine_item i
    join product p on p.store_id = i.store_id and p.id = i.product_id
    where i.store_id = ${tx.storeId} and i.sample_medicine_id = m.id))`
  const where = [
    sql`m.store_id = ${tx.storeId} and m.deleted_at is null`,
    ...searchWords(query.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (query.isActive) where.push(sql`m.is_active = ${query.isActive === '1'}`)
  if (query.disease) where.push(sql`name_key(m.disease) = name_key(${query.disease})`)
  if (query.productId)
    where.push(sql`exists (select from sample_medicine_item i where i.store_id = ${tx.storeId}
      and i.sample_medicine_id = m.id and i.product_id = ${query.productId})`)
  const list = { from: sql`sample_medicine m`, where, key: sql`m.name collate "vi-x-icu"`, sort, id: sql`m.id` }
  const [{ ids, ...page }, { today }] = await Promise.all([readIdPage(tx, list, query), readBranchDay(tx, branchId)])
  const rows = await readDetails(tx, ids, branchId, today)
  return {
    ...page,
    items: rows.map(({ items, createdByName: _, ...row }) => ({
      ...row,
      components: items.map(item => item.productName),
      missing: items.filter(item => mostDoses([needOf(item)]) === 0).map(item => item.productName),
    })),
  }
}

/** One template with its components as they stand at a branch. Throws `not-found`. */
export async function readSample(
  tx: Tx,
  actor: Actor,
  id: string,
  query: { branchId?: string | undefined },
): Promise<SampleMedicine> {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const [row] = await readDetails(tx, [id], branchId, today)
  if (!row) throw new DomainError('not-found', { kind: 'sample-medicine', id })
  const lacking = row.items.filter(item => mostDoses([needOf(item)]) === 0)
  const alike = lacking.length > 0 ? await readAlike(tx, lacking, branchId, today) : []
  return {
    ...row,
    items: row.items.map(item => ({
      ...item,
      most: mostDoses([needOf(item)]),
      substitutes: lacking.includes(item) ? substitutesOf(item, alike) : [],
    })),
    duplicates: findDuplicates(
      row.items.map(item => ({ id: item.productId, name: item.productName, ingredient: item.activeIngredient })),
    ),
  }
}

type Alike = Substitute & { activeIngredient: string | null; strength: string | null }

/** Goods of the branch with an ingredient written as on one of these; whether they really are alike is the domain's to say. */
const readAlike = (tx: Tx, lacking: readonly DetailItem[], branchId: string, today: string) =>
  tx.query<Alike>(
    `select * from (
      select p.id as product_id, p.code, p.name, p.active_ingredient, p.strength,
        (select m.name from manufacturer m where m.store_id = $1 and m.id = p.manufacturer_id) as manufacturer,
        ${availableSql} as available, b.name as base_unit, case when b.is_sold then b.price end as price
      from product p join product_unit b on b.store_id = $1 and b.product_id = p.id and b.is_base
      where p.store_id = $1 and fold(p.active_ingredient) = any($2::text[]) and ${tradedSql('$3')} and p.is_sold_directly and p.type <> 3
    ) p where available > 0 order by available desc, name collate "vi-x-icu" limit 100`,
    [tx.storeId, lacking.map(item => foldedIngredient(item)), branchId, today],
  )

const foldedIngredient = ({ activeIngredient }: DetailItem) => fold(activeIngredient ?? '')

function substitutesOf(item: DetailItem, alike: readonly Alike[]): Substitute[] {
  const own = { ingredient: item.activeIngredient, strength: item.strength }
  return alike
    .filter(
      other =>
        other.productId !== item.productId &&
        isSameMedicine(own, { ingredient: other.activeIngredient, strength: other.strength }),
    )
    .map(({ activeIngredient: _i, strength: _s, ...substitute }) => substitute)
    .slice(0, 10)
}

/** The words that templates are grouped by. */
export async function listDiseases(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ disease: string }>(
    `select disease from (select min(disease) as disease from sample_medicine
       where store_id = $1 and deleted_at is null and disease is not null group by name_key(disease)) d
     order by disease collate "vi-x-icu" limit 500`,
    [tx.storeId],
  )
  return rows.map(row => row.disease)
}

type TillItem = Omit<TillSample['items'][number], 'directions'> & Parameters<typeof describeDirections>[0]

/** Every template in use, as tills keep them. */
export async function readTillSamples(tx: Tx): Promise<{ items: TillSample[] }> {
  const rows = await tx.query<Omit<TillSample, 'items'> & { items: TillItem[] }>(
    `select m.id, m.code, m.name, m.disease, m.doctor_id,
      case when d.id is not null then ${doctorNameSql} end as doctor_name,
      coalesce((select json_agg(json_build_object('productId', p.id, 'productName', p.name, 'unitId', u.id, 'unitName', u.name,
          'ratio', u.ratio, 'quantity', i.quantity, 'share', i.share, 'morning', i.morning, 'noon', i.noon,
          'afternoon', i.afternoon, 'evening', i.evening, 'meal', i.meal, 'note', i.note) order by i.position)
        from sample_medicine_item i
        join product p on p.store_id = $1 and p.id = i.product_id
        join product_unit u on u.store_id = $1 and u.id = i.unit_id
        where i.store_id = $1 and i.sample_medicine_id = m.id), '[]') as items
     from sample_medicine m left join doctor d on d.store_id = m.store_id and d.id = m.doctor_id
     where m.store_id = $1 and m.is_active and m.deleted_at is null
     order by m.name collate "vi-x-icu", m.id limit 2000`,
    [tx.storeId],
  )
  return {
    items: rows.map(row => ({
      ...row,
      items: row.items.map(item => ({ ...item, directions: describeDirections(item, item.unitName) })),
    })),
  }
}
