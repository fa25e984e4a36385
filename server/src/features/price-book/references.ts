import { refersTo } from '../../reference.ts'
import { dropRest, units } from '../product/merge/merge-sql.ts'

export const priceBookReferences = refersTo({
  product: {
    'price_history.product_id': { onMerge: 'stays' },
    'price_book_item.product_id': {
      onMerge: 'moves',
      word: 'bảng giá',
      move: [
        `delete from price_book_item own using ${units}, price_book_item i
       where own.store_id = $1 and own.unit_id = u.survivor_unit and own.price is null and own.tiers = '[]'
         and i.store_id = $1 and i.unit_id = u.duplicate_unit and i.book_id is not distinct from own.book_id`,
        `update price_book_item i set product_id = $2, unit_id = u.survivor_unit, changed_at = $6
       from (
         select distinct on (u.survivor_unit, i.book_id) i.id, u.survivor_unit
         from price_book_item i join ${units} on u.duplicate_unit = i.unit_id
         where i.store_id = $1 and i.product_id = $3 and not exists (
           select from price_book_item own where own.store_id = $1 and own.unit_id = u.survivor_unit and own.book_id is not distinct from i.book_id)
         order by u.survivor_unit, i.book_id, i.changed_at desc, i.id
       ) u where i.store_id = $1 and i.id = u.id`,
        dropRest('price_book_item'),
      ],
    },
    'price_change.product_id': {
      onMerge: 'moves',
      open: `state = 'PENDING'`,
      move: [
        `update price_change set state = 'CANCELLED', changed_at = $6, version = version + 1
       where store_id = $1 and product_id = $3 and state = 'PENDING'`,
      ],
    },
  },
  employee: {
    'price_history.employee_id': null,
    'price_change.created_by': null,
    'price_book_scope.employee_id': null,
  },
  branch: {
    'price_book_scope.branch_id': 'kept',
  },
})
