import type { ControlGroup } from '@quay/contract/enumeration'
import { compose } from '../text/compose.ts'
import { countryOfPrefix } from './country-of-prefix.ts'

/** What goods are by the kind of number they bear. */
export type RegistrationKind =
  | 'chemical'
  | 'herbal'
  | 'vaccine'
  | 'biological'
  | 'material'
  | 'domestic'
  | 'imported'
  | 'special-management'
  | 'contract-made'
  | 'external'
  | 'traditional'
  | 'trial'
  | 'import-permit'
  | 'supplement'
  | 'cosmetic'
  | 'device'

/** One number, understood as far as its form tells. What it does not tell is null. */
export interface RegistrationReading {
  /** `new`: twelve digits; `old`: letters, number, year; `permit`: what is sold without a registration of medicines. */
  form: 'new' | 'old' | 'permit'
  /** As it is written on papers: upper case, no spaces round its dashes. */
  number: string
  kind: RegistrationKind | null
  /** Three digits of the new form. */
  countryCode: string | null
  country: string | null
  isPrescription: boolean | null
  /** Null: in none of the groups, or the form does not tell; `tellsControl` says which. */
  controlGroup: ControlGroup | null
  tellsControl: boolean
  /** In which it was given. */
  year: number | null
  /** What of it is not known, or cannot be. */
  doubts: RegistrationDoubt[]
}

export type RegistrationDoubt =
  | 'unknown-country'
  | 'unknown-group'
  | 'unknown-prescription-flag'
  | 'unknown-control-flag'
  | 'year-to-come'
  | 'controlled-without-prescription'

/** What stands in the field of a registration number: mostly one, after a renewal the new and the old one. */
export interface RegistrationText {
  /** The one that counts: of two the new form. Null where nothing was understood. */
  current: RegistrationReading | null
  /** The number before the renewal. */
  former: RegistrationReading | null
  /** It looks like a number that was typed wrongly: eleven digits, letters among digits. */
  misspelt: boolean
}

const groups: Readonly<Record<string, RegistrationKind>> = {
  1: 'chemical',
  2: 'herbal',
  3: 'vaccine',
  4: 'biological',
  5: 'material',
}
const controls: Readonly<Record<string, ControlGroup | null>> = {
  0: null,
  1: 'narcotic',
  2: 'psychotropic',
  3: 'precursor',
  4: 'toxic',
  5: 'banned-in-sectors',
  6: 'radioactive',
}

/** The letters of old numbers; a digit after them named the department in charge. */
const oldKinds: Readonly<Record<string, RegistrationKind>> = {
  VD: 'domestic',
  VND: 'domestic',
  VNA: 'domestic',
  VNB: 'domestic',
  VN: 'imported',
  QLĐB: 'special-management',
  ĐB: 'special-management',
  QLSP: 'biological',
  QLVX: 'vaccine',
  VX: 'vaccine',
  VCT: 'traditional',
  TCT: 'traditional',
  V: 'traditional',
  VS: 'external',
  GC: 'contract-made',
  NC: 'trial',
}
const madeHere: readonly RegistrationKind[] = ['domestic', 'contract-made', 'traditional', 'trial']

const oldForm = /^(\p{Lu}{1,4})(\d{0,4})((?:-[A-Z]\d{1,2})?)-(?:(\d{1,5})-)?(\d{2})$/u
const newForm = /^(\d{3})(\d)(\d)(\d)(\d{4})(\d{2})$/
const permits: readonly (readonly [RegExp, RegistrationKind])[] = [
  [/^\d{1,6}\/\d{4}\/(?:ĐKSP|ATTP-?(?:XNCB|TNCB)|XNCB|TNCB|YTCNTC|XNQC)/, 'supplement'],
  [/^\d{1,8}\/\d{2,4}\/CBMP/, 'cosmetic'],
  [/^\d{6,10}\/?(?:ĐKLH|GPNK|PCB[A-D])/, 'device'],
  [/^\d{1,6}\/(?:\d{4}\/)?(?:QLD|YDCT|K2ĐT)-?[A-Z0-9]*/, 'import-permit'],
]

/**
 * Reads a registration number as Thông tư 32/2026 (annex V) and the forms before it give it. Anything may be written
 * into the field: an unknown form gives null or doubts, never a refusal. `thisYear` decides the century of a year of two
 * digits, and which year is still to come.
 */
export function readRegistrationNumber(text: string, thisYear: number): RegistrationText {
  const numbers = numbersIn(text)
  const readings = numbers.flatMap(number => readOne(number, thisYear) ?? [])
  const current = readings.find(one => one.form === 'new') ?? readings[0] ?? null
  const former = readings.find(one => one !== current && one.form === 'old') ?? null
  return { current, former, misspelt: current === null && numbers.some(looksMisspelt) }
}

/**
 * The numbers of a field, as they are compared: upper case, one kind of dash, nothing but the number. A renewed
 * medicine has the old one in brackets behind the new one.
 */
export function numbersIn(text: string): string[] {
  const clean = compose(text)
    .toUpperCase()
    .replaceAll('Ð', 'Đ') // the Icelandic letter, which old papers were typed with
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/^\s*(?:SỐ ĐĂNG KÝ|SĐK|SDK|SỐ ĐK|SỐ)\s*[:.]?\s*/u, '')
    .replace(/\s*([-/])\s*/g, '$1')
    // Twelve digits are often printed in groups.
    .replace(/(?<=^|[\s(;,])\d(?:[ .]?\d){11}(?!\d)/g, digits => digits.replace(/[ .]/g, ''))
  return [...new Set(clean.split(/[\s(),;]+/).filter(Boolean))]
}

function readOne(number: string, thisYear: number): RegistrationReading | null {
  return readNew(number, thisYear) ?? readPermit(number) ?? readOld(number, thisYear)
}

function readNew(number: string, thisYear: number): RegistrationReading | null {
  const parts = newForm.exec(number)
  if (!parts) return null
  const [, countryCode, group, prescription, control, , yearDigits] = parts as unknown as string[]
  const country = countryOfPrefix(countryCode!)
  const kind = groups[group!] ?? null
  const isPrescription = prescription === '0' ? false : prescription === '1' ? true : null
  const controlGroup = controls[control!] ?? null
  const tellsControl = control! in controls
  const year = 2000 + Number(yearDigits)
  const doubts: RegistrationDoubt[] = []
  if (country === null) doubts.push('unknown-country')
  if (kind === null) doubts.push('unknown-group')
  if (isPrescription === null) doubts.push('unknown-prescription-flag')
  if (!tellsControl) doubts.push('unknown-control-flag')
  if (year > thisYear) doubts.push('year-to-come')
  const needsPrescription = controlGroup === 'narcotic' || controlGroup === 'psychotropic'
  if (needsPrescription && isPrescription === false) doubts.push('controlled-without-prescription')
  return {
    form: 'new',
    number,
    kind,
    countryCode: countryCode!,
    country,
    isPrescription,
    controlGroup,
    tellsControl,
    year,
    doubts,
  }
}

function readOld(number: string, thisYear: number): RegistrationReading | null {
  const parts = oldForm.exec(number)
  if (!parts) return null
  const [, letters, digits, middle, sequence, yearDigits] = parts as unknown as (string | undefined)[]
  // V5-H12-16 has its number before the batch, VD-12345-19 behind the dash: one of the two is there.
  if (sequence === undefined && !(digits && middle)) return null
  const kind = oldKinds[letters!]
  if (!kind) return null
  const year = centuryOf(Number(yearDigits), thisYear)
  return {
    form: 'old',
    number,
    kind,
    countryCode: null,
    country: madeHere.includes(kind) ? 'Việt Nam' : null,
    isPrescription: null,
    controlGroup: null,
    tellsControl: false,
    year,
    doubts: year > thisYear ? ['year-to-come'] : [],
  }
}

function readPermit(number: string): RegistrationReading | null {
  const kind = permits.find(([form]) => form.test(number))?.[1]
  if (!kind) return null
  const yearDigits = /\/(\d{4})\//.exec(number)?.[1]
  return {
    form: 'permit',
    number,
    kind,
    countryCode: null,
    country: null,
    isPrescription: null,
    controlGroup: null,
    tellsControl: false,
    year: yearDigits ? Number(yearDigits) : null,
    doubts: [],
  }
}

/** Numbers were given in the nineties too; a year that is far ahead is one of them. */
function centuryOf(twoDigits: number, thisYear: number): number {
  const year = 2000 + twoDigits
  return year > thisYear + 50 ? year - 100 : year
}

/** Ten digits and more that are not twelve, or the letters of an old number without its parts. */
const looksMisspelt = (number: string) =>
  /^\d{10,14}$/.test(number) || /^[\dOIl]{12}$/i.test(number) || /^(?:VD|VN|QL\p{Lu}{2})\d*-?\d*/u.test(number)
