import { refersTo } from '../../reference.ts'

export const inboundReturnReferences = refersTo({
  product: {
    'inbound_return_item.product_id': {
      onMerge: 'stays',
      word: 'phiếu trả hàng nhập',
      draft: { head: 'inbound_return' },
    },
  },
  employee: {
    'inbound_return.created_by': 'phiếu trả hàng nhập',
  },
  branch: {
    'inbound_return.branch_id': { word: 'phiếu trả hàng nhập' },
  },
  provider: {
    'inbound_return.provider_id': 'phiếu trả hàng nhập',
  },
})
