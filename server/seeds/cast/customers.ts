import type { customerBody } from '@quay/contract/partner/shapes'
import { checkTaxCode } from '@quay/domain/tax/check-tax-code'
import type { z } from 'zod'
import type { Random } from '../random.ts'

const families = [
  'Nguyễn',
  'Nguyễn',
  'Nguyễn',
  'Trần',
  'Trần',
  'Lê',
  'Lê',
  'Phạm',
  'Huỳnh',
  'Hoàng',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
  'Đinh',
  'Trịnh',
  'Mai',
  'Cao',
]
const women = {
  middle: ['Thị', 'Thị', 'Ngọc', 'Thu', 'Kim', 'Mỹ', 'Thanh', 'Bích', 'Hồng', 'Phương'],
  given: [
    'Lan',
    'Hương',
    'Hoa',
    'Trang',
    'Linh',
    'Thảo',
    'Hạnh',
    'Nga',
    'Yến',
    'Loan',
    'Tuyết',
    'Dung',
    'Vân',
    'Nhung',
    'Quyên',
    'Trinh',
    'Ngân',
    'Châu',
    'Diễm',
    'Oanh',
    'Phượng',
    'Sương',
  ],
}
const men = {
  middle: ['Văn', 'Văn', 'Minh', 'Quốc', 'Hữu', 'Đức', 'Thành', 'Gia', 'Hoàng', 'Anh', 'Công'],
  given: [
    'Hùng',
    'Dũng',
    'Tuấn',
    'Nam',
    'Long',
    'Phúc',
    'Khoa',
    'Bình',
    'Sơn',
    'Tâm',
    'Hải',
    'Quang',
    'Thắng',
    'Trung',
    'Vinh',
    'Đạt',
    'Khánh',
    'Lộc',
    'Nghĩa',
    'Tài',
    'Thịnh',
    'Việt',
  ],
}
/** Mobile prefixes of the networks. */
const prefixes = [
  '032',
  '033',
  '035',
  '037',
  '038',
  '039',
  '070',
  '076',
  '077',
  '079',
  '081',
  '083',
  '085',
  '086',
  '088',
  '089',
  '090',
  '091',
  '093',
  '094',
  '096',
  '097',
  '098',
]
const streets = [
  'Nguyễn Thiện Thuật',
  'Nguyễn Đình Chiểu',
  'Cao Thắng',
  'Bàn Cờ',
  'Điện Biên Phủ',
  'Lý Thái Tổ',
  'Vũ Tùng',
  'Đinh Tiên Hoàng',
  'Phan Văn Trị',
  'Lê Quang Định',
  'Nơ Trang Long',
  'Bùi Hữu Nghĩa',
  'Hoàng Hoa Thám',
  'Vạn Kiếp',
]
const wards = [
  'phường Bàn Cờ',
  'phường Bàn Cờ',
  'phường Gia Định',
  'phường Gia Định',
  'phường Xuân Hòa',
  'phường Vườn Lài',
  'phường Bình Thạnh',
  'phường Cầu Kiệu',
  'phường Tân Định',
]
const notes = [
  'Dị ứng Penicillin',
  'Tăng huyết áp, uống thuốc đều hằng tháng',
  'Đái tháo đường tuýp 2',
  'Đau dạ dày, tránh NSAID',
  'Mẹ bé 2 tuổi',
  'Giao hàng giờ trưa',
]
const clinics = [
  'Phòng khám Nhi Ánh Sao',
  'Nha khoa Nụ Cười Lành',
  'Trường Mầm non Hoa Nắng',
  'Công ty TNHH May Đức Thịnh Phát',
  'Phòng khám Đa khoa Tân Phước An',
]

type CustomerInput = z.input<typeof customerBody>

/** Customers with phones of their own; the first few are firms. Names are put together, nobody is meant. */
export function inventCustomers(random: Random, count: number): CustomerInput[] {
  const phones = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const firm = clinics[index]
    const person = firm ? null : inventPerson(random)
    return {
      name: firm ?? person!.name,
      type: firm ? 2 : 1,
      phone: newPhone(random, phones),
      address:
        random.chance(0.6) || firm
          ? `${random.between(2, 390)} ${random.pick(streets)}, ${random.pick(wards)}, TP. Hồ Chí Minh`
          : null,
      ...(firm ? { taxCode: inventTaxCode(random), debtLimit: 20_000_000 } : {}),
      ...(person ? { gender: person.gender } : {}),
      ...(person && random.chance(0.4) ? { birthday: inventBirthday(random) } : {}),
      ...(person && random.chance(0.12) ? { note: random.pick(notes) } : {}),
      ...(person && random.chance(0.3) ? { debtLimit: 2_000_000 } : {}),
    }
  })
}

function inventPerson(random: Random) {
  const gender = random.chance(0.62) ? ('female' as const) : ('male' as const)
  const names = gender === 'female' ? women : men
  return { gender, name: `${random.pick(families)} ${random.pick(names.middle)} ${random.pick(names.given)}` }
}

function newPhone(random: Random, taken: Set<string>): string {
  let phone = ''
  do phone = `${random.pick(prefixes)}${String(random.between(0, 9_999_999)).padStart(7, '0')}`
  while (taken.has(phone))
  taken.add(phone)
  return phone
}

const inventBirthday = (random: Random) =>
  `${random.between(1945, 2004)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`

/** A company's tax code whose last digit proves the others. */
function inventTaxCode(random: Random): string {
  for (;;) {
    const checked = checkTaxCode(`03${random.between(10_000_000, 17_999_999)}`)
    if (checked.ok && !checked.isDoubtful) return checked.code
  }
}
