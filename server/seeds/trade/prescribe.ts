import type { ControlGroup } from '@quay/contract/enumeration'
import { demoDoctors } from '../cast/doctors.ts'
import type { Random } from '../random.ts'

const diagnoses = [
  'Viêm họng cấp',
  'Tăng huyết áp',
  'Viêm phế quản cấp',
  'Đái tháo đường típ 2',
  'Viêm dạ dày',
  'Viêm da dị ứng',
]
const families = ['Lê', 'Phạm', 'Huỳnh', 'Vũ', 'Đặng', 'Bùi']
const given = ['Thị Mai', 'Văn Lộc', 'Ngọc Ánh', 'Minh Châu', 'Thị Kim Liên', 'Quốc Bảo']

type Medicine = { isPrescription?: boolean | undefined; controlGroup?: ControlGroup | null | undefined }

/** What a sale of these goods needs: a prescription where one of them is sold by it, and the buyer of controlled ones. */
export function careFor(random: Random, day: string, goods: readonly Medicine[]) {
  const isControlled = goods.some(({ controlGroup }) => controlGroup)
  return {
    ...(goods.some(({ isPrescription }) => isPrescription) && {
      prescription: prescribe(random, day, goods.some(({ controlGroup }) => controlGroup === 'narcotic') ? 'n' : 'c'),
    }),
    ...(isControlled && {
      buyer: { name: inventName(random), identity: `0790${random.between(10_000_000, 99_999_999)}` },
    }),
  }
}

const inventName = (random: Random) => `${random.pick(families)} ${random.pick(given)}`

/** Seven of ten have a code of the national system, which holds all that is on it. */
function prescribe(random: Random, day: string, kind: 'c' | 'n') {
  if (random.chance(0.7)) return { code: nationalCode(random, kind), prescribedOn: day }
  const doctor = random.pick(demoDoctors)
  return {
    prescribedOn: day,
    doctorName: `${doctor.degree} ${doctor.name}`,
    facility: doctor.workplace,
    patientName: inventName(random),
    patientAgeMonths: random.between(6, 80) * 12,
    diagnosis: random.pick(diagnoses),
  }
}

function nationalCode(random: Random, kind: 'c' | 'n'): string {
  const letters = '0123456789abcdefghijklmnopqrstuvwxyz'
  const tail = Array.from({ length: 7 }, () => letters[random.between(0, letters.length - 1)]).join('')
  return `79${String(random.between(1, 999)).padStart(3, '0')}${tail}-${kind}`
}
