import type { Listed } from '@quay/domain/medicine/decide-medicine-flags'
import { numbersIn } from '@quay/domain/medicine/read-registration-number'
import { fold } from '@quay/domain/text/fold'
import type { Tx } from '../../db/connection/transaction.ts'

interface Goods {
  registrationNumber?: string | null | undefined
  activeIngredient?: string | null | undefined
}

/** What the national list says of goods; ask for any of those it was made for. */
export type ListedOf = (goods: Goods) => { byNumber: Listed | null; byIngredient: Listed | null }

/**
 * Looks goods up in the national list: by their numbers, those of before a renewal too, and by their ingredient. Of an
 * ingredient it says what holds for every medicine with it, and nothing where they differ.
 */
export async function findListed(tx: Tx, goods: readonly Goods[]): Promise<ListedOf> {
  const numbers = [...new Set(goods.flatMap(one => numbersIn(one.registrationNumber ?? '')))]
  const ingredients = [...new Set(goods.flatMap(one => ingredientOf(one) ?? []))]
  const [numbered, alike] = await Promise.all([
    numbers.length
      ? tx.query<Listed & { number: string }>(
          `select registration_number as number, is_prescription, control_group from medicine
           where registration_number = any($1)
           union all
           select former_number, is_prescription, control_group from medicine
           where former_number = any($1) and registration_number <> all($1)`,
          [numbers],
        )
      : [],
    ingredients.length
      ? tx.query<Listed & { ingredient: string }>(
          `select fold(active_ingredient) as ingredient,
             case when bool_and(is_prescription) then true when not bool_or(is_prescription) then false end as is_prescription,
             case when count(distinct coalesce(control_group, '')) = 1 then min(control_group) end as control_group
           from medicine where fold(active_ingredient) = any($1) and withdrawn_on is null group by 1`,
          [ingredients],
        )
      : [],
  ])
  const byNumber = new Map(numbered.map(one => [one.number, one]))
  const byIngredient = new Map(alike.map(one => [one.ingredient, one]))
  return one => ({
    byNumber: numbersIn(one.registrationNumber ?? '').flatMap(number => byNumber.get(number) ?? [])[0] ?? null,
    byIngredient: byIngredient.get(ingredientOf(one) ?? '') ?? null,
  })
}

const ingredientOf = ({ activeIngredient }: Goods): string | null => fold(activeIngredient ?? '').trim() || null
