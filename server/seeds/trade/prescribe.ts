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

/** The prescription of somebody who buys: seven of ten have a code of the national system, which holds all that is on it. */
export function prescribe(random: Random, day: string) {
  if (random.chance(0.7)) return { code: nationalCode(random), prescribedOn: day }
  const doctor = random.pick(demoDoctors)
  return {
    prescribedOn: day,
    doctorName: `${doctor.degree} ${doctor.name}`,
    facility: doctor.workplace,
    patientName: `${random.pick(families)} ${random.pick(given)}`,
    patientAgeMonths: random.between(6, 80) * 12,
    diagnosis: random.pick(diagnoses),
  }
}

function nationalCode(random: Random): string {
  const letters = '0123456789abcdefghijklmnopqrstuvwxyz'
  const tail = Array.from({ length: 7 }, () => letters[random.between(0, letters.length - 1)]).join('')
  return `79${String(random.between(1, 999)).padStart(3, '0')}${tail}-c`
}
