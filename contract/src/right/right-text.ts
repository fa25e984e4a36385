import { areas } from '../areas.ts'
import type { Action, Grant } from './permission.ts'

/** The four actions, as columns and in sentences. */
export const actionText: Readonly<Record<Action, string>> = {
  read: 'Xem',
  create: 'Thêm',
  update: 'Sửa',
  delete: 'Xóa',
}

/** The right that a person needs, behind "Cần quyền": "Sửa giá bán", "Xóa hóa đơn". */
export const neededRightText = ({ model, action }: Grant): string =>
  areas[model].deed ?? `${actionText[action]} ${areas[model].name.toLowerCase()}`

/** One right in words: "Hóa đơn: Xóa". */
export const rightText = ({ model, action }: Grant): string => `${areas[model].name}: ${actionText[action]}`
