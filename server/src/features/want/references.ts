import { refersTo } from '../../reference.ts'

export const wantReferences = refersTo({
  product: {
    'want.product_id': {
      onMerge: 'moves',
      move: ['update want set product_id = $2, version = version + 1 where store_id = $1 and product_id = $3'],
    },
  },
  branch: {
    'want.branch_id': { word: 'lượt khách hỏi mua' },
  },
})
