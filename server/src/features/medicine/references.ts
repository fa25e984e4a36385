import { refersTo } from '../../reference.ts'
import { dropRest } from '../product/merge/merge-sql.ts'

export const medicineReferences = refersTo({
  product: {
    'medicine_proposal.product_id': {
      onMerge: 'moves',
      move: [
        `update medicine_proposal set product_id = $2 where store_id = $1 and product_id = $3
         and not exists (select from medicine_proposal own where own.store_id = $1 and own.product_id = $2)
         and not exists (select from product p where p.store_id = $1 and p.id = $2 and p.medicine_id is not null)`,
        dropRest('medicine_proposal'),
      ],
    },
  },
  employee: {
    'medicine_proposal.employee_id': null,
  },
})
