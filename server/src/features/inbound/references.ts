import { refersTo } from '../../reference.ts'
import { dropRest, units } from '../product/merge/merge-sql.ts'

export const inboundReferences = refersTo({
  product: {
    'inbound_item.product_id': { onMerge: 'stays', word: 'phiếu nhập', draft: { head: 'inbound' } },
    'supplier_item.product_id': {
      onMerge: 'moves',
      move: [
        `update supplier_item i set product_id = $2, unit_id = u.survivor_unit
       from ${units} where i.store_id = $1 and i.product_id = $3 and i.unit_id = u.duplicate_unit`,
        dropRest('supplier_item'),
      ],
    },
  },
  employee: {
    'inbound.created_by': 'phiếu nhập',
  },
  branch: {
    'inbound.branch_id': { word: 'phiếu nhập' },
  },
  provider: {
    'inbound.provider_id': 'phiếu nhập hàng',
    'inbound_cost.provider_id': 'chi phí của phiếu nhập',
    'supplier_item.provider_id': null,
  },
})
