import type { ControlGroup, StorageCondition } from '@quay/contract/enumeration'

/** What a control group is called in papers and on the screen. */
export const controlGroupText: Readonly<Record<ControlGroup, string>> = {
  narcotic: 'Thuốc gây nghiện',
  psychotropic: 'Thuốc hướng thần',
  precursor: 'Thuốc tiền chất',
  'narcotic-combination': 'Thuốc phối hợp có chứa dược chất gây nghiện',
  'psychotropic-combination': 'Thuốc phối hợp có chứa dược chất hướng thần',
  'precursor-combination': 'Thuốc phối hợp có chứa tiền chất',
  toxic: 'Thuốc độc',
  radioactive: 'Thuốc phóng xạ',
  'banned-in-sectors': 'Thuốc thuộc danh mục cấm sử dụng trong một số ngành',
  'restricted-retail': 'Thuốc hạn chế bán lẻ',
  special: 'Thuốc phải kiểm soát đặc biệt',
}

/** How goods are kept, with the degrees that papers mean by it. */
export const storageText: Readonly<Record<StorageCondition, string>> = {
  room: 'Nhiệt độ thường (đến 30 °C)',
  cool: 'Mát (8–15 °C)',
  fridge: 'Lạnh (2–8 °C)',
  frozen: 'Đông lạnh (−10 °C trở xuống)',
}

/** Whether losses of it are reported and it is kept in books of its own: all groups but the one that only limits retail. */
export const isSpeciallyControlled = (group: ControlGroup | null): boolean =>
  group !== null && group !== 'restricted-retail'
