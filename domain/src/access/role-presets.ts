import { actionsOf, defaultGrants } from '@quay/contract/areas'
import type { Action, Grant, Model } from '@quay/contract/permission'

export interface RolePreset {
  id: string
  name: string
  /** What the person does, in a sentence. */
  about: string
  grants: readonly Grant[]
  /** Basis points; null is what the store allows everybody. */
  discountLimit: number | null
}

const on = (model: Model, ...which: Action[]): Grant[] => which.map(action => ({ model, action }))
const all = (...models: Model[]): Grant[] => models.flatMap(model => on(model, ...actionsOf(model)))
const reading = (...models: Model[]): Grant[] => models.flatMap(model => on(model, 'read'))

const cashier: readonly Grant[] = [
  ...reading('home', 'list_product', 'bill'),
  ...on('sale', 'read', 'create'),
  ...on('order', 'read', 'create'),
  ...on('return', 'read', 'create'),
  ...on('customer', 'read', 'create'),
  ...on('shift', 'read', 'create', 'update'),
]

/** Roles as shops commonly divide the work, to begin one's own from. */
export const rolePresets: readonly RolePreset[] = [
  {
    id: 'cashier',
    name: 'Thu ngân',
    about: 'Bán hàng, thu tiền, trả hàng, mở và chốt ca; không thấy giá vốn.',
    grants: cashier,
    discountLimit: 500,
  },
  {
    id: 'pharmacist',
    name: 'Dược sĩ',
    about: 'Như thu ngân, thêm hàng hóa, bác sĩ, kiểm kho, tra danh mục thuốc và xem số điện thoại khách.',
    grants: [
      ...cashier,
      ...reading('medicine_category', 'market_common', 'product_report', 'customer_phone', 'group_customer'),
      ...on('list_product', 'create', 'update'),
      ...on('customer', 'update'),
      ...on('check_inventory', 'read', 'create'),
      ...on('doctor', 'read', 'create', 'update'),
      ...on('sample_medicine', 'read', 'create', 'update'),
      ...on('map', 'read', 'create', 'update'),
    ],
    discountLimit: 1_000,
  },
  {
    id: 'stock-keeper',
    name: 'Thủ kho',
    about: 'Nhập, trả, chuyển, kiểm và hủy hàng; thấy giá vốn; không bán hàng.',
    grants: [
      ...on('list_product', 'read', 'create', 'update'),
      ...on('import_product', 'read', 'create', 'update'),
      ...on('return_product', 'read', 'create', 'update'),
      ...on('check_inventory', 'read', 'create', 'update'),
      ...on('stock_transfer', 'read', 'create', 'update'),
      ...on('disposal', 'read', 'create', 'update'),
      ...on('provider', 'read', 'create', 'update'),
      ...reading('group_provider', 'medicine_category', 'product_report', 'cost'),
    ],
    discountLimit: null,
  },
  {
    id: 'accountant',
    name: 'Kế toán',
    about: 'Sổ quỹ, công nợ, thuế, mọi báo cáo, giá vốn và lợi nhuận, xuất dữ liệu; không bán và không nhập hàng.',
    grants: [
      ...all('cashbook', 'tax', 'data_export', 'debt_limit'),
      ...reading(
        'home',
        'list_product',
        'import_product',
        'return_product',
        'bill',
        'order',
        'return',
        'delivery',
        'disposal',
      ),
      ...reading('sale_report', 'customer_report', 'product_report', 'provider_report', 'employee_report'),
      ...reading('cost', 'profit', 'customer_phone', 'shift', 'user_log', 'group_customer', 'group_provider'),
      ...on('customer', 'read', 'update'),
      ...on('provider', 'read', 'update'),
      ...on('closed_day', 'update'),
    ],
    discountLimit: null,
  },
  {
    id: 'manager',
    name: 'Quản lý cửa hàng',
    about: 'Mọi việc, trừ xóa cửa hàng và đổi vai trò.',
    grants: defaultGrants.management,
    discountLimit: null,
  },
]
