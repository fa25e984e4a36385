import { refersTo } from '../../reference.ts'
import { dropRest, units } from '../product/merge/merge-sql.ts'

export const tillReferences = refersTo({
  product: {
    'quick_pick.product_id': {
      onMerge: 'moves',
      move: [
        `update quick_pick i set product_id = $2, unit_id = u.survivor_unit
       from ${units}
       where i.store_id = $1 and i.product_id = $3 and i.unit_id = u.duplicate_unit and u.survivor_unit is not null
         and not exists (select from quick_pick own where own.store_id = $1 and own.branch_id = i.branch_id and own.unit_id = u.survivor_unit)`,
        dropRest('quick_pick'),
      ],
    },
  },
  branch: {
    'quick_pick.branch_id': 'kept',
  },
})
