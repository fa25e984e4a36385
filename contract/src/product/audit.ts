import { auditIn } from '../audit.ts'

export const productAudit = auditIn(
  'goods',
  {
    'product.create': 'Thêm sản phẩm',
    'product.update': 'Sửa sản phẩm',
    'product.delete': 'Xóa sản phẩm',
    'product.merge': 'Gộp sản phẩm',
    'product.keep-apart': 'Ghi nhận hai sản phẩm khác nhau',
    'product.set-provider': 'Chọn nhà cung cấp ưu tiên của hàng',
  },
  {
    movedTo: 'Chuyển hàng sang',
    promotable: 'Khuyến mại',
    pictureCount: 'Số ảnh',
    takenBack: 'Khi khách trả lại',
  },
)
