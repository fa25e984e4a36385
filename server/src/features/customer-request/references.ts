import { refersTo } from '../../reference.ts'

export const customerRequestReferences = refersTo({
  product: {
    'customer_request.product_id': {
      onMerge: 'moves',
      move: [
        'update customer_request set product_id = $2, version = version + 1 where store_id = $1 and product_id = $3',
      ],
    },
  },
  branch: {
    'customer_request.branch_id': { word: 'lượt khách hỏi mua' },
  },
  customer: {
    'customer_request.customer_id': 'lượt khách hỏi mua',
  },
})
