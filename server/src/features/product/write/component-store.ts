import { type AskedComponent, decideComponents } from '@quay/domain/product/decide-components'
import type { Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { holdProducts } from './hold-products.ts'

interface ComboFacts {
  type: number
  asked: readonly AskedComponent[]
  unitCount: number
  isLotManaged: boolean
}

/** A component with the words that the log tells of it. */
export type NamedComponent = AskedComponent & { name: string; unit: string }

/** What a product is made of, decided under lock: a component cannot become a combo meanwhile. Throws `product-merged` and what decideComponents refuses. */
export async function planComponents(tx: Tx, facts: ComboFacts): Promise<NamedComponent[]> {
  const ids = [...new Set(facts.asked.map(component => component.productId))]
  await holdProducts(tx, ids)
  const rows = ids.length
    ? await tx.query<{ id: string; name: string; type: number; units: { id: string; name: string }[] }>(
        `select p.id, p.name, p.type, (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name)), '[]')
           from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active) as units
         from product p where p.store_id = $1 and p.id = any($2::uuid[])`,
        [tx.storeId, ids],
      )
    : []
  const products = rows.map(row => ({ ...row, unitIds: row.units.map(unit => unit.id) }))
  const decided = decideComponents({ ...facts, products })
  if (!decided.ok) throw refuseAs(decided)
  return decided.components.map(component => {
    const product = rows.find(row => row.id === component.productId)!
    return { ...component, name: product.name, unit: product.units.find(unit => unit.id === component.unitId)!.name }
  })
}

/** A combo's components as they are kept. */
export function readComponentsOf(tx: Tx, comboId: string): Promise<NamedComponent[]> {
  return tx.query<NamedComponent>(
    `select ci.component_id as product_id, ci.unit_id, ci.quantity, p.name, u.name as unit
     from combo_item ci join product p on p.store_id = ci.store_id and p.id = ci.component_id
     join product_unit u on u.store_id = ci.store_id and u.id = ci.unit_id
     where ci.store_id = $1 and ci.combo_id = $2 order by ci.position`,
    [tx.storeId, comboId],
  )
}

/** Puts a combo's components in place of those it had. */
export async function replaceComponents(tx: Tx, comboId: string, components: readonly AskedComponent[]): Promise<void> {
  await Promise.all([
    tx.query('delete from combo_item where store_id = $1 and combo_id = $2', [tx.storeId, comboId]),
    tx.insert(
      'combo_item',
      components.map(({ productId, unitId, quantity }, position) => ({
        id: newId(),
        comboId,
        componentId: productId,
        unitId,
        quantity,
        position,
      })),
    ),
  ])
}
