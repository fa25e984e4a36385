import type { Action, Grant, Model } from './permission.ts'

/** What each model is called, in refusals, in the log and on the screen of roles. */
export const modelText: Readonly<Record<Model, string>> = {
  home: 'Tổng quan',
  sale: 'Bán hàng',
  list_product: 'Sản phẩm',
  import_product: 'Nhập hàng',
  sample_medicine: 'Thuốc mẫu',
  return_product: 'Trả hàng nhập',
  check_inventory: 'Kiểm kho',
  price_setting: 'Thiết lập giá',
  market_common: 'Chợ thuốc',
  market_store: 'Gian hàng của tôi',
  market_setting: 'Thiết lập chợ thuốc',
  medicine_category: 'Danh mục thuốc quốc gia',
  bill: 'Hóa đơn',
  order: 'Đặt hàng',
  return: 'Trả hàng',
  delivery: 'Giao hàng',
  customer: 'Khách hàng',
  group_customer: 'Nhóm khách hàng',
  provider: 'Nhà cung cấp',
  group_provider: 'Nhóm nhà cung cấp',
  doctor: 'Bác sĩ',
  map: 'Chăm sóc khách hàng',
  cashbook: 'Sổ quỹ',
  sale_report: 'Báo cáo bán hàng',
  customer_report: 'Báo cáo khách hàng',
  product_report: 'Báo cáo hàng hóa',
  provider_report: 'Báo cáo nhà cung cấp',
  employee_report: 'Báo cáo nhân viên',
  store: 'Cửa hàng',
  branch: 'Chi nhánh',
  employee: 'Nhân viên',
  role: 'Vai trò',
  discount: 'Khuyến mãi',
  point_setting: 'Tích điểm',
  connect_system: 'Liên thông hệ thống',
  delivery_fee: 'Phí giao hàng',
  connect_delivery: 'Kết nối vận chuyển',
  tax: 'Thuế',
  stock_transfer: 'Chuyển kho',
  disposal: 'Xuất hủy',
  shift: 'Ca làm việc',
  user_log: 'Nhật ký',
  cost: 'Giá vốn',
  profit: 'Lợi nhuận',
  customer_phone: 'Số điện thoại khách',
  sale_price: 'Giá lúc bán',
  posted_price: 'Bán cao hơn giá niêm yết',
  discount_limit: 'Hạn mức giảm giá',
  debt_limit: 'Hạn mức nợ',
  back_date: 'Ghi lùi ngày',
  negative_stock: 'Bán khi hết tồn',
  closed_day: 'Ngày đã khóa sổ',
  data_export: 'Xuất dữ liệu',
}

/** The four actions, as columns and in sentences. */
export const actionText: Readonly<Record<Action, string>> = {
  read: 'Xem',
  create: 'Thêm',
  update: 'Sửa',
  delete: 'Xóa',
}

/** Rights that are a deed by themselves, whatever the action. */
const deeds: Partial<Record<Model, string>> = {
  sale_price: 'Sửa giá bán',
  posted_price: 'Bán cao hơn giá niêm yết',
  discount_limit: 'Giảm giá quá hạn mức',
  debt_limit: 'Bán nợ quá hạn mức',
  back_date: 'Ghi lùi ngày',
  negative_stock: 'Bán khi hết tồn',
  closed_day: 'Ghi vào ngày đã khóa sổ',
}

/** The right that a person needs, behind "Cần quyền": "Sửa giá bán", "Xóa hóa đơn". */
export const neededRightText = ({ model, action }: Grant): string =>
  deeds[model] ?? `${actionText[action]} ${modelText[model].toLowerCase()}`

/** One right in words: "Hóa đơn: Xóa". */
export const rightText = ({ model, action }: Grant): string => `${modelText[model]}: ${actionText[action]}`
