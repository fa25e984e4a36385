import { actionsOf, areas, defaultGrants, models } from '@quay/contract/areas'
import type { Preset } from '@quay/contract/right/area'
import type { Grant } from '@quay/contract/right/permission'

export interface RolePreset {
  id: string
  name: string
  /** What the person does, in a sentence. */
  about: string
  grants: readonly Grant[]
  /** Basis points; null is what the store allows everybody. */
  discountLimit: number | null
}

/** What each area says that a preset holds of it. */
const held = (preset: Preset): Grant[] =>
  models.flatMap(model => {
    const actions = areas[model].presets?.[preset] ?? []
    return (actions === 'all' ? actionsOf(model) : actions).map(action => ({ model, action }))
  })

/** Roles as shops commonly divide the work, to begin one's own from. */
export const rolePresets: readonly RolePreset[] = [
  {
    id: 'cashier',
    name: 'Thu ngân',
    about: 'Bán hàng, thu tiền, trả hàng, mở và chốt ca; không thấy giá vốn.',
    grants: held('cashier'),
    discountLimit: 500,
  },
  {
    id: 'pharmacist',
    name: 'Dược sĩ',
    about: 'Như thu ngân, thêm hàng hóa, bác sĩ, kiểm kho, tra danh mục thuốc và xem số điện thoại khách.',
    grants: [...held('cashier'), ...held('pharmacist')],
    discountLimit: 1_000,
  },
  {
    id: 'stock-keeper',
    name: 'Thủ kho',
    about: 'Nhập, trả, chuyển, kiểm và hủy hàng; thấy giá vốn; không bán hàng.',
    grants: held('stock-keeper'),
    discountLimit: null,
  },
  {
    id: 'accountant',
    name: 'Kế toán',
    about: 'Sổ quỹ, công nợ, thuế, mọi báo cáo, giá vốn và lợi nhuận, xuất dữ liệu; không bán và không nhập hàng.',
    grants: held('accountant'),
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
