import { refersTo } from '../../reference.ts'
import { dropRest } from '../product/merge/merge-sql.ts'

export const reorderReferences = refersTo({
  product: {
    'product_supply.product_id': {
      onMerge: 'moves',
      move: [
        `update product_supply set product_id = $2 where store_id = $1 and product_id = $3
         and not exists (select from product_supply own where own.store_id = $1 and own.product_id = $2)`,
        dropRest('product_supply'),
      ],
    },
  },
  provider: {
    'product_supply.provider_id': 'hàng thường mua ở đây',
  },
})
