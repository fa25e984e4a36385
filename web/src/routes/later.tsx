import { defineScreen } from '../routing/define-screen.ts'

/** Screens of the specification that come later. Whoever builds one takes its line out. */
const titles: Readonly<Record<string, string>> = {
  '/sales': 'Bán hàng',
  '/sale': 'Bán hàng',
  '/products/return': 'Trả hàng nhập',
  '/products/price-setting': 'Thiết lập giá',
  '/products/transfer': 'Chuyển kho',
  '/products/label': 'In tem',
  '/transactions/order': 'Đặt hàng',
  '/transactions/return': 'Trả hàng',
  '/transactions/delivery': 'Giao hàng',
  '/partners/group-customer': 'Nhóm khách hàng',
  '/partners/customer-care': 'Chăm sóc khách hàng',
  '/reports/sale-report': 'Báo cáo bán hàng',
  '/reports/customer-report': 'Báo cáo khách hàng',
  '/reports/product-report': 'Báo cáo hàng hóa',
  '/reports/provider-report': 'Báo cáo nhà cung cấp',
  '/reports/employee-report': 'Báo cáo nhân viên',
  '/settings/store': 'Cửa hàng',
  '/settings/branch': 'Chi nhánh',
  '/settings/employee': 'Nhân viên',
  '/settings/role': 'Vai trò',
  '/settings/discount': 'Khuyến mãi',
  '/settings/point': 'Tích điểm',
  '/settings/connect-system': 'Liên thông hệ thống',
  '/settings/delivery-fee': 'Phí giao hàng',
  '/settings/connect-delivery': 'Kết nối vận chuyển',
  '/markets': 'Chợ thuốc',
  '/markets/store': 'Gian hàng của tôi',
  '/markets/setting': 'Thiết lập chợ thuốc',
}

export const screens = Object.entries(titles).map(([path, title]) =>
  defineScreen({ path, title, later: true, load: () => import('../features/shell/later.tsx') }),
)
