import { controlGroupText } from '../product/control-group.ts'
import type {
  RegistrationDoubt,
  RegistrationKind,
  RegistrationReading,
  RegistrationText,
} from './read-registration-number.ts'

/** What goods are by their number, as it is shown. */
export const registrationKindText: Readonly<Record<RegistrationKind, string>> = {
  chemical: 'thuốc hóa dược',
  herbal: 'thuốc dược liệu',
  vaccine: 'vắc xin',
  biological: 'sinh phẩm',
  material: 'nguyên liệu làm thuốc',
  domestic: 'thuốc sản xuất trong nước',
  imported: 'thuốc nhập khẩu',
  'special-management': 'thuốc quản lý đặc biệt',
  'contract-made': 'thuốc gia công',
  external: 'thuốc sát khuẩn, dùng ngoài',
  traditional: 'thuốc cổ truyền',
  trial: 'thuốc đăng ký theo diện thử nghiệm',
  'import-permit': 'giấy phép nhập khẩu (thuốc chưa có số đăng ký)',
  supplement: 'thực phẩm bảo vệ sức khỏe',
  cosmetic: 'mỹ phẩm',
  device: 'thiết bị y tế',
}

const doubtText: Readonly<Record<RegistrationDoubt, string>> = {
  'unknown-country': 'ba số đầu không phải mã nước đã biết',
  'unknown-group': 'chữ số thứ tư không phải nhóm đã biết',
  'unknown-prescription-flag': 'chữ số thứ năm phải là 0 hoặc 1',
  'unknown-control-flag': 'chữ số thứ sáu không phải nhóm kiểm soát đã biết',
  'year-to-come': 'năm cấp chưa tới',
  'controlled-without-prescription': 'thuốc kiểm soát đặc biệt mà lại ghi không kê đơn',
}

/** A registration is given for five years and can be prolonged (Luật Dược 105/2016, art. 56). */
const yearsOfRegistration = 5

/** The year in which the registration ends unless it was prolonged; null where the number has no year or never ends by law. */
export const usualEndYear = ({ form, year }: RegistrationReading): number | null =>
  form === 'permit' || year === null ? null : year + yearsOfRegistration

/** "Việt Nam · thuốc hóa dược · kê đơn · cấp năm 2025": what a number tells. */
export function describeRegistration(reading: RegistrationReading): string {
  const { country, kind, isPrescription, controlGroup, tellsControl, year } = reading
  const told = [
    country,
    kind && registrationKindText[kind],
    isPrescription === null ? null : isPrescription ? 'kê đơn' : 'không kê đơn',
    controlGroup ? controlGroupText[controlGroup].toLowerCase() : tellsControl ? 'không kiểm soát đặc biệt' : null,
    year === null ? null : `cấp năm ${year}`,
  ]
  return told.filter(part => part !== null).join(' · ')
}

/**
 * What a person should look at again: parts that cannot be, a registration that has ended unless it was prolonged, a
 * number that is no number. Empty when all is well.
 */
export function registrationWarnings({ current, misspelt }: RegistrationText, thisYear: number): string[] {
  if (misspelt) return ['Số đăng ký mới có đúng 12 chữ số, số cũ có dạng VD-12345-19: hãy xem lại']
  if (!current) return []
  const end = usualEndYear(current)
  const ended = end !== null && end < thisYear
  return [
    ...current.doubts.map(doubt => `Xem lại số: ${doubtText[doubt]}`),
    ...(ended ? [`Cấp năm ${current.year}: đã hết hạn từ năm ${end} nếu chưa được gia hạn`] : []),
  ]
}
