import type { ControlGroup } from '@quay/contract/enumeration'
import { numbersIn, readRegistrationNumber } from '@quay/domain/medicine/read-registration-number'
import { controlGroupText } from '@quay/domain/product/control-group'
import { compose } from '@quay/domain/text/compose'
import { fold } from '@quay/domain/text/fold'
import { parseDate } from '@quay/domain/time/parse-date'

/** A medicine as the list gives it, as it is kept. */
export interface MedicineRow {
  registrationNumber: string
  formerNumber: string | null
  nationalCode: string | null
  name: string
  activeIngredient: string | null
  strength: string | null
  dosageForm: string | null
  route: string | null
  packing: string | null
  manufacturer: string | null
  country: string | null
  registrant: string | null
  isPrescription: boolean | null
  controlGroup: ControlGroup | null
  endsOn: string | null
  isWithdrawn: boolean
  /** Null where the list does not say when: then it was on the day on which it was first read. */
  withdrawnOn: string | null
  withdrawnReason: string | null
}

/** A row as a file has it, by the names of its own columns. */
export type FileRow = Readonly<Record<string, unknown>>

/**
 * What columns are called in lists of the drug administration, of public mirrors and in ours, folded and without
 * anything but letters.
 */
const aliases: Readonly<Record<Exclude<keyof MedicineRow, 'isWithdrawn'> | 'status', readonly string[]>> = {
  registrationNumber: [
    'registrationnumber',
    'regno',
    'sodangky',
    'sodangkylat',
    'sdk',
    'sogplh',
    'sogiaydangky',
    'sodangkyluuhanh',
    'sogiaydangkyluuhanh',
    'sogdklh',
  ],
  formerNumber: ['formernumber', 'sodangkycu', 'sdkcu', 'socu', 'sogdklhcu'],
  nationalCode: ['nationalcode', 'mathuoc', 'mathuocquocgia', 'maquocgia'],
  name: ['name', 'ten', 'tenthuoc', 'tenthuocthanhpham', 'tenbietduoc'],
  activeIngredient: [
    'activeingredient',
    'activeingredients',
    'hoatchat',
    'hoatchatchinh',
    'thanhphan',
    'hoatchathamluong',
  ],
  strength: ['strength', 'hamluong', 'nongdo', 'nongdohamluong', 'hamluongnongdo'],
  dosageForm: ['dosageform', 'dangbaoche', 'dangbaochequycach'],
  route: ['route', 'duongdung'],
  packing: ['packing', 'donggoi', 'quycach', 'quycachdonggoi'],
  manufacturer: [
    'manufacturer',
    'maker',
    'congtysx',
    'cososanxuat',
    'nhasanxuat',
    'hangsanxuat',
    'congtysanxuat',
    'tencongtysx',
  ],
  country: ['country', 'nuocsx', 'nuocsanxuat', 'nuoc'],
  registrant: ['registrant', 'congtydk', 'cosodangky', 'congtydangky', 'tencongtydk'],
  isPrescription: ['isprescription', 'rxclass', 'kedon', 'thuockedon', 'phanloai', 'phanloaithuoc', 'rx'],
  controlGroup: ['controlgroup', 'nhomkiemsoat', 'kiemsoatdacbiet', 'kiemsoat'],
  endsOn: ['endson', 'ngayhethan', 'ngayhethansodangky', 'hethan', 'ngayhethanhieuluc', 'hieulucden', 'hansodangky'],
  withdrawnOn: ['withdrawnon', 'ngayrut', 'ngaythuhoi', 'ngayrutsodangky'],
  withdrawnReason: ['withdrawnreason', 'lydorut', 'lydothuhoi', 'lydo'],
  status: ['status', 'trangthai', 'tinhtrang'],
}

const limits: Partial<Record<keyof MedicineRow, number>> = {
  registrationNumber: 60,
  formerNumber: 60,
  nationalCode: 40,
  name: 500,
  activeIngredient: 3_000,
  strength: 1_000,
  dosageForm: 300,
  route: 200,
  packing: 2_000,
  manufacturer: 500,
  country: 100,
  registrant: 500,
  withdrawnReason: 500,
}

type Column = keyof typeof aliases

/** Which of a file's columns means what. Columns that mean nothing to us are left out. */
export function columnsOf(headers: readonly string[]): Map<Column, string> {
  const found = new Map<Column, string>()
  for (const header of headers) {
    const key = fold(header).replace(/[^a-z]/g, '')
    const column = (Object.keys(aliases) as Column[]).find(name => aliases[name].includes(key))
    if (column && !found.has(column)) found.set(column, header)
  }
  return found
}

/** The required columns that are missing, in the words of the report; null when the file can be read. */
export function missingColumns(columns: ReadonlyMap<Column, string>): string | null {
  const missing = [
    ...(columns.has('registrationNumber') ? [] : ['số đăng ký']),
    ...(columns.has('name') ? [] : ['tên thuốc']),
  ]
  return missing.length ? missing.join(', ') : null
}

/**
 * A row of the list as it is kept; a text says why it cannot be. What the list does not say of prescription, control
 * and country is read from the number. `today` is YYYY-MM-DD.
 */
export function medicineRow(row: FileRow, columns: ReadonlyMap<Column, string>, today: string): MedicineRow | string {
  const textOf = (column: Column): string | null => {
    const header = columns.get(column)
    const value = header === undefined ? null : row[header]
    const text = value === null || value === undefined ? '' : compose(String(value)).replace(/\s+/g, ' ').trim()
    return text === '' ? null : text
  }
  const written = textOf('registrationNumber')
  const name = textOf('name')
  if (!written) return 'không có số đăng ký'
  if (!name) return 'không có tên thuốc'
  const { current, former } = readRegistrationNumber(written, Number(today.slice(0, 4)))
  const registrationNumber = current?.number ?? numbersIn(written)[0] ?? ''
  if (!/\d/.test(registrationNumber)) return `số đăng ký "${written}" không đọc được`
  const oldText = textOf('formerNumber')

  const dates = { endsOn: textOf('endsOn'), withdrawnOn: textOf('withdrawnOn') }
  const days = { endsOn: dayOf(dates.endsOn, today), withdrawnOn: dayOf(dates.withdrawnOn, today) }
  for (const field of ['endsOn', 'withdrawnOn'] as const)
    if (dates[field] && !days[field]) return `ngày "${dates[field]}" không đọc được`

  const status = fold(textOf('status') ?? '')
  const isWithdrawn = days.withdrawnOn !== null || /\b(rut|thu hoi|dinh chi|withdrawn)\b/.test(status)
  const made: MedicineRow = {
    registrationNumber,
    formerNumber: (oldText ? numbersIn(oldText)[0] : former?.number) ?? null,
    nationalCode: textOf('nationalCode'),
    name,
    activeIngredient: textOf('activeIngredient'),
    strength: textOf('strength'),
    dosageForm: textOf('dosageForm'),
    route: textOf('route'),
    packing: textOf('packing'),
    manufacturer: textOf('manufacturer'),
    country: textOf('country') ?? current?.country ?? null,
    registrant: textOf('registrant'),
    isPrescription: prescriptionOf(textOf('isPrescription')) ?? current?.isPrescription ?? null,
    controlGroup: controlGroupOf(textOf('controlGroup')) ?? current?.controlGroup ?? null,
    endsOn: days.endsOn,
    isWithdrawn,
    withdrawnOn: days.withdrawnOn,
    withdrawnReason: textOf('withdrawnReason') ?? (isWithdrawn ? textOf('status') : null),
  }
  for (const [field, limit] of Object.entries(limits)) {
    const value = made[field as keyof MedicineRow]
    if (typeof value === 'string' && value.length > limit) return `${field} dài hơn ${limit} ký tự`
  }
  return made
}

/** "2027-08-31", "31/08/2027", an instant of JSON; null when it is no day. */
function dayOf(text: string | null, today: string): string | null {
  if (text === null) return null
  return parseDate(text.replace(/[T ]\d{2}:.*$/, ''), { today })
}

function prescriptionOf(text: string | null): boolean | null {
  const word = fold(text ?? '')
  if (word === '') return null
  if (/^(otc|khong|false|0|n)\b|khong ke don/.test(word)) return false
  return /^(rx|etc|co|true|1|y)\b|ke don/.test(word) ? true : null
}

const groupsByText = new Map(
  Object.entries(controlGroupText).flatMap(([group, text]) => [
    [fold(text), group as ControlGroup],
    [group, group as ControlGroup],
  ]),
)

function controlGroupOf(text: string | null): ControlGroup | null {
  const word = fold(text ?? '')
  return groupsByText.get(word) ?? groupsByText.get(`thuoc ${word}`) ?? null
}
