import { auditIn } from '../audit.ts'

export const productListAudit = auditIn('goods', {
  'manufacturer.create': 'Thêm hãng sản xuất',
  'manufacturer.update': 'Sửa hãng sản xuất',
  'manufacturer.delete': 'Xóa hãng sản xuất',
  'product-position.create': 'Thêm vị trí kệ',
  'product-position.update': 'Sửa vị trí kệ',
  'product-position.delete': 'Xóa vị trí kệ',
  'product-group.create': 'Thêm nhóm hàng',
  'product-group.update': 'Sửa nhóm hàng',
  'product-group.delete': 'Xóa nhóm hàng',
})
