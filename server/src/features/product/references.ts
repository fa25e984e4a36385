import { refersTo } from '../../reference.ts'
import { dropRest, takePlace, units } from './merge/merge-sql.ts'

export const productReferences = refersTo({
  product: {
    'product_merge.survivor_id': { onMerge: 'stays', word: 'lần gộp' },
    'product_merge.duplicate_id': { onMerge: 'stays', word: 'lần gộp' },
    'product_unit.product_id': { onMerge: 'stays' },
    'product_branch_status.product_id': { onMerge: 'stays' },
    'product_image.product_id': {
      onMerge: 'stays',
      move: [
        `update product_image set product_id = $2 where store_id = $1 and product_id = $3
         and not exists (select from product_image own where own.store_id = $1 and own.product_id = $2)`,
      ],
    },
    'combo_item.combo_id': { onMerge: 'stays' },
    'product.merged_into': {
      onMerge: 'moves',
      word: 'mặt hàng đã gộp vào',
      move: ['update product set merged_into = $2 where store_id = $1 and merged_into = $3'],
    },
    'product_barcode.product_id': {
      onMerge: 'moves',
      move: [
        `update product_barcode b set product_id = $2, unit_id = u.survivor_unit, position = b.position + 100
       from ${units} where b.store_id = $1 and b.product_id = $3 and b.unit_id = u.duplicate_unit`,
        dropRest('product_barcode'),
      ],
    },
    'combo_item.component_id': { onMerge: 'moves', word: 'combo', move: [takePlace('combo_item', 'component_id')] },
    'sample_medicine_item.product_id': {
      onMerge: 'moves',
      word: 'combo',
      move: [
        // A template that holds both was deleted: it only has to stay whole for its bills.
        `delete from sample_medicine_item i where i.store_id = $1 and i.product_id = $3 and exists (
         select from sample_medicine_item other where other.store_id = $1 and other.sample_medicine_id = i.sample_medicine_id
           and other.product_id = $2)`,
        takePlace('sample_medicine_item', 'product_id'),
      ],
    },
    'product_distinct.one_id': {
      onMerge: 'moves',
      move: [
        `update product_distinct d set one_id = least(n.id, $2), other_id = greatest(n.id, $2)
       from (select id as pair, case one_id when $3 then other_id else one_id end as id from product_distinct
             where store_id = $1 and $3 in (one_id, other_id)) n
       where d.store_id = $1 and d.id = n.pair and n.id <> $2 and not exists (
         select from product_distinct own where own.store_id = $1 and own.one_id = least(n.id, $2) and own.other_id = greatest(n.id, $2))`,
        'delete from product_distinct where store_id = $1 and $3 in (one_id, other_id)',
      ],
    },
    'product_distinct.other_id': { onMerge: 'moves' },
  },
  employee: {
    'product_merge.employee_id': 'lần gộp sản phẩm',
  },
  branch: {
    'product_branch_status.branch_id': 'kept',
  },
})
