import { refersTo } from '../../reference.ts'
import { dropRest, units } from '../product/merge/merge-sql.ts'

export const discountReferences = refersTo({
  product: {
    'discount_condition.product_id': {
      onMerge: 'moves',
      word: 'chương trình khuyến mại',
      move: [
        `update discount_condition c set unit_id = u.survivor_unit from ${units}
         where c.store_id = $1 and c.unit_id = u.duplicate_unit and u.survivor_unit is not null`,
        'update discount_condition set product_id = $2 where store_id = $1 and product_id = $3',
        dropRest('discount_condition'),
        // As `raisePromotionVersion`; merges take three values.
        'update store set discount_version = discount_version + 1 where store_id = $1 and $2::uuid <> $3::uuid',
      ],
    },
  },
  employee: { 'discount_condition.employee_id': null, 'promotion_simulation.created_by': null },
  branch: {
    'discount_condition.branch_id': 'kept',
    'discount_use.branch_id': 'kept',
    'promotion_simulation.branch_id': 'kept',
  },
  customer: {
    'discount_use.customer_id': null,
    'voucher_code.customer_id': 'mã giảm giá riêng',
  },
})
