import { refersTo } from '../../reference.ts'

export const excelReferences = refersTo({
  product: {
    'picture_fetch.product_id': {
      onMerge: 'moves',
      open: `state = 'WAITING'`,
      move: [
        `update picture_fetch f set product_id = $2 where store_id = $1 and product_id = $3 and state = 'WAITING'
         and not exists (select from picture_fetch own where own.store_id = $1 and own.product_id = $2 and own.address = f.address)`,
        `update picture_fetch set state = 'FAILED', next_attempt_at = null, problem = 'Sản phẩm đã gộp vào sản phẩm khác có ảnh này'
       where store_id = $1 and product_id = $3 and state = 'WAITING'`,
      ],
    },
  },
  employee: {
    'excel_file.created_by': 'tệp Excel đã tải lên',
    'picture_fetch.created_by': 'ảnh đang tải về',
  },
})
