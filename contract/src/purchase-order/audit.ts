import { auditIn } from '../audit.ts'
import { needsPurchases } from '../log/log-right.ts'

export const purchaseOrderAudit = auditIn(
  'stock',
  {
    'purchase-order.create': 'Lập phiếu đặt hàng nhập',
    'purchase-order.update': 'Sửa phiếu đặt hàng nhập',
    'purchase-order.confirm': 'Đặt hàng nhà cung cấp',
    'purchase-order.close': 'Kết thúc phiếu đặt hàng nhập',
    'purchase-order.reopen': 'Mở lại phiếu đặt hàng nhập',
    'purchase-order.cancel': 'Hủy phiếu đặt hàng nhập',
  },
  {
    expectedDate: 'Ngày hàng về',
    progress: 'Tiến độ',
  },
  {
    'purchase-order': { fields: { payable: needsPurchases('import_product') } },
  },
)
