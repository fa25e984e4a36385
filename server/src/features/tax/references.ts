import { refersTo } from '../../reference.ts'
import { dropRest } from '../product/merge/merge-sql.ts'

export const taxReferences = refersTo({
  product: {
    'tax_data.product_id': {
      onMerge: 'moves',
      move: [
        `update tax_data set product_id = $2, version = version + 1 where store_id = $1 and product_id = $3
         and not exists (select from tax_data own where own.store_id = $1 and own.product_id = $2)`,
        dropRest('tax_data'),
      ],
    },
  },
  branch: {
    'tax_info.branch_id': 'kept',
    'tax_data.branch_id': 'kept',
  },
})
