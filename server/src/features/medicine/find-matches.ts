import type { medicineRoutes } from '@quay/contract/medicine/routes'
import type { MedicineMatch } from '@quay/contract/medicine/shapes'
import { numbersIn } from '@quay/domain/medicine/read-registration-number'
import { fold } from '@quay/domain/text/fold'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { medicineStateSql } from './medicine-sql.ts'

type Query = z.output<(typeof medicineRoutes)['matches']['query']>

/** Names are compared for so many products at most: each asks the whole list. */
const namesAtMost = 100
/** How alike two folded names must be (share of trigrams). */
const alike = 0.6

type Medicine = MedicineMatch['medicine']
type Product = MedicineMatch['product']

const medicineColumns = `d.id, d.registration_number, d.former_number, d.name,
  d.active_ingredient, d.strength, d.manufacturer, ${medicineStateSql} as state`

/**
 * Products that are linked to no medicine, medicines first (goods may be one that was written as goods), each with the one of the list that it seems to be: first by their numbers,
 * then, of those without, by a name that is very alike. Nothing is changed: a person confirms.
 */
export async function findMatches(tx: Tx, { limit }: Query): Promise<{ items: MedicineMatch[]; more: boolean }> {
  const products = await tx.query<Product>(
    `select p.id, p.code, p.name, p.registration_number, m.name as manufacturer
     from product p left join manufacturer m on m.store_id = $1 and m.id = p.manufacturer_id
     where p.store_id = $1 and p.type not in (3, 4) and p.medicine_id is null and p.merged_into is null
     order by p.type, p.name collate "vi-x-icu", p.id`,
    [tx.storeId],
  )
  const byNumber = await matchNumbers(tx, products)
  const found = products.flatMap(product => byNumber.get(product.id) ?? [])
  if (found.length > limit) return { items: found.slice(0, limit), more: true }
  const others = products.filter(
    product => !byNumber.has(product.id) && !numbersIn(product.registrationNumber ?? '').length,
  )
  const byName = await matchNames(tx, others.slice(0, namesAtMost))
  const items = [...found, ...byName]
  return { items: items.slice(0, limit), more: items.length > limit || others.length > namesAtMost }
}

/** By product the medicine with one of its numbers; the number in force before the one it had. */
async function matchNumbers(tx: Tx, products: readonly Product[]): Promise<Map<string, MedicineMatch>> {
  const numbersOf = new Map(products.map(product => [product.id, numbersIn(product.registrationNumber ?? '')]))
  const asked = [...new Set([...numbersOf.values()].flat())]
  if (!asked.length) return new Map()
  const medicines = await tx.query<Medicine>(
    `select ${medicineColumns} from medicine d where d.registration_number = any($1)
     union all
     select ${medicineColumns} from medicine d where d.former_number = any($1) and d.registration_number <> all($1)`,
    [asked],
  )
  const current = new Map(medicines.map(medicine => [medicine.registrationNumber, medicine]))
  const former = new Map(
    medicines.flatMap(medicine => (medicine.formerNumber ? [[medicine.formerNumber, medicine]] : [])),
  )
  return new Map(
    products.flatMap((product): [string, MedicineMatch][] => {
      const numbers = numbersOf.get(product.id)!
      for (const number of numbers) {
        const medicine = current.get(number)
        if (medicine) return [[product.id, { product, medicine, reason: 'registration' }]]
      }
      for (const number of numbers) {
        const medicine = former.get(number)
        if (medicine) return [[product.id, { product, medicine, reason: 'former' }]]
      }
      return []
    }),
  )
}

/** By a name that is nearly the same: the whole name of the product at the beginning of the medicine's text. */
async function matchNames(tx: Tx, products: readonly Product[]): Promise<MedicineMatch[]> {
  if (!products.length) return []
  const rows = await tx.query<Medicine & { place: number }>(
    `select asked.place::int as place, found.* from unnest($1::text[]) with ordinality asked (name, place)
     cross join lateral (
       select ${medicineColumns} from medicine d
       where d.folded like '%' || asked.name || '%' and similarity(fold(d.name), asked.name) >= $2
       order by similarity(fold(d.name), asked.name) desc, d.withdrawn_on is not null, d.id limit 1
     ) found order by 1`,
    [products.map(product => fold(product.name).replace(/[\\%_]/g, '\\$&')), alike],
  )
  return rows.map(({ place, ...medicine }) => ({ product: products[place - 1]!, medicine, reason: 'name' }))
}
