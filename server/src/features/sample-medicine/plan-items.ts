import type { SampleItemInput } from '@quay/contract/sample-medicine/shapes'
import { decideSample } from '@quay/domain/sample-medicine/decide-sample'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { holdProducts } from '../product/write/hold-products.ts'
import type { NamedItem } from './sample-store.ts'

interface Asked {
  priceKind: 'SUM' | 'FIXED'
  price: number | null
  items: readonly SampleItemInput[]
}

/** What a template is made of, with what each component brings of a fixed price. Throws `product-merged` and what decideSample refuses. */
export async function planItems(tx: Tx, asked: Asked): Promise<NamedItem[]> {
  const ids = [...new Set(asked.items.map(item => item.productId))]
  await holdProducts(tx, ids)
  const products = await tx.query<ProductRow>(
    `select p.id, p.name, p.type = 3 as is_combo,
       (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'price', u.price)), '[]')
        from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active) as units
     from product p where p.store_id = $1 and p.id = any($2::uuid[])`,
    [tx.storeId, ids],
  )
  const decided = decideSample({ ...asked, products })
  if (!decided.ok) throw refuseAs(decided)
  return asked.items.map((item, index) => {
    const product = products.find(({ id }) => id === item.productId)!
    const unit = product.units.find(({ id }) => id === item.unitId)!
    return { ...item, name: product.name, unit: unit.name, share: decided.shares[index]! }
  })
}

interface ProductRow {
  id: string
  name: string
  isCombo: boolean
  units: { id: string; name: string; price: number }[]
}
