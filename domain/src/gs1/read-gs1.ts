import { daysInMonth } from '../time/calendar.ts'

/** What a pharmacy reads from a GS1 symbol (DataMatrix of a medicine, GS1-128 of a carton). */
export interface Gs1Pack {
  /** 14 digits, the check digit right. */
  gtin: string
  lotNumber: string | null
  /** YYYY-MM-DD; a symbol that names only the month means its last day. */
  expiryDate: string | null
  serial: string | null
}

interface Element {
  /** Digits or characters after the identifier; a variable element ends at a separator. */
  length: number
  isFixed: boolean
  pattern: RegExp
}

const fixed = (length: number): Element => ({ length, isFixed: true, pattern: new RegExp(`^\\d{${length}}$`) })
const variable = (length: number, digits = false): Element => ({
  length,
  isFixed: false,
  pattern: new RegExp(`^${digits ? '\\d' : '[!-z]'}{1,${length}}$`),
})

/** The application identifiers that stand on packs of medicines and their cartons (GS1 General Specifications, 3.2). */
const elements: Readonly<Record<string, Element>> = {
  '00': fixed(18),
  '01': fixed(14),
  '02': fixed(14),
  '10': variable(20),
  '11': fixed(6),
  '13': fixed(6),
  '15': fixed(6),
  '16': fixed(6),
  '17': fixed(6),
  '20': fixed(2),
  '21': variable(20),
  '22': variable(20),
  '30': variable(8, true),
  '37': variable(8, true),
  '240': variable(30),
  '241': variable(30),
  '250': variable(30),
  '251': variable(30),
  '400': variable(30),
  '7003': fixed(10),
  '710': variable(20),
  '711': variable(20),
  '712': variable(20),
  '713': variable(20),
  '714': variable(20),
  '715': variable(20),
  '716': variable(20),
}

/**
 * Identifiers whose value has a length by their first two digits (GS1 General Specifications, figure 7.8.5-2): weights and
 * measures (310n to 369n), numbers of places. What they say is passed over.
 */
const measures = /^3[1-6]/
const places = /^41/

/** What an identifier that is not read here holds: of a known length, or all until a separator. At most four digits. */
function passedOver(text: string, at: number): { idLength: number; element: Element } | null {
  const begin = text.slice(at, at + 4)
  if (measures.test(begin) && /^\d{4}/.test(begin)) return { idLength: 4, element: fixed(6) }
  if (places.test(begin)) return { idLength: 3, element: fixed(13) }
  const idLength = unknownLength(begin)
  return idLength === null ? null : { idLength, element: variable(90) }
}

/** How many digits an identifier has, by its first two (figure 7.8.1-1); null for digits that begin none. */
function unknownLength(begin: string): number | null {
  const head = /^\d{2}/.exec(begin)?.[0]
  if (head === undefined) return null
  if (/^9\d/.test(head)) return 2
  if (/^2[345]$|^4[02]$|^71$/.test(head)) return 3
  return /^(?:39|43|7[0236]|8[0-2])$/.test(head) ? 4 : null
}

/** The symbologies that announce a GS1 message: DataMatrix, GS1-128, QR, DataBar. */
const announcements = /^\](?:d2|C1|Q3|e0)/
/** What scanners send for FNC1: GS as it is, or in its place a tilde, `{GS}`, `<GS>`, or the sign of GS. */
const replacedSeparators = /~(?:1|d029)?|\{GS\}|<GS>|␝/g
const separator = String.fromCharCode(29)
const longest = 200

/**
 * Reads one scan. Separators may be GS or what a scanner puts in its place; where it drops them, a variable element is
 * taken to end where the rest can be read to its end, the longest such rest first. `today` (YYYY-MM-DD) decides the century
 * of a year of two digits. Gives null for anything that is not a GS1 message with a GTIN, plain barcodes among them.
 */
export function readGs1(scan: string, today: string): Gs1Pack | null {
  if (scan.length > longest) return null
  const bare = scan.trim().replace(announcements, '').replace(replacedSeparators, separator)
  // FNC1 in front says that this is GS1, at the end nothing.
  const from = bare.startsWith(separator) ? 1 : 0
  const text = bare.slice(from, bare.endsWith(separator) ? -1 : undefined)
  const found = readParentheses(text) ?? readElements(text, 0, new Map(), new Set())
  const gtin = found?.get('01') ?? found?.get('02')
  if (!found || gtin === undefined || !hasCheckDigit(gtin)) return null
  // 7003 has hours and minutes behind the day.
  const expiry = found.get('17') ?? found.get('7003')?.slice(0, 6) ?? found.get('15')
  const expiryDate = expiry === undefined ? null : dayOf(expiry, today)
  if (expiry !== undefined && expiryDate === null) return null
  return { gtin, lotNumber: found.get('10') ?? null, expiryDate, serial: found.get('21') ?? null }
}

/** The barcodes under which goods with this GTIN may be kept: whole, and without the zeros that fill it up to 14 digits. */
export function barcodesOfGtin(gtin: string): string[] {
  const bare = [13, 12, 8].filter(length => gtin.startsWith('0'.repeat(14 - length))).map(length => gtin.slice(-length))
  // An indicator 1–8 is a carton of the goods whose own number has another check digit.
  const base = gtin.slice(1, 13)
  const own = /^[1-8]/.test(gtin) ? [`${base}${checkDigit(base)}`] : []
  return [gtin, ...bare, ...own]
}

type Found = ReadonlyMap<string, string>

/** The form that people read and type: (01)08935001000013(17)271231(10)AB12. */
function readParentheses(text: string): Found | null {
  if (!text.startsWith('(')) return null
  const found = new Map<string, string>()
  for (const [whole, id, value] of text.matchAll(/\((\d{2,4})\)([^(]*)/g)) {
    const element = elements[id!] ?? (whole.length > id!.length + 2 ? passedOver(id!, 0)?.element : undefined)
    if (!element?.pattern.test(value!)) return null
    found.set(id!, value!)
  }
  return found.size > 0 ? found : null
}

/** Reads from `at` to the end; `dead` remembers the places from which that cannot be done, so that no time is lost on them twice. */
function readElements(text: string, at: number, found: Found, dead: Set<string>): Found | null {
  if (at === text.length) return found
  const state = `${at} ${[...found.keys()].join()}`
  if (dead.has(state)) return null
  for (const { id, element } of candidatesAt(text, at)) {
    if (found.has(id)) continue
    const start = at + id.length
    for (const end of endsOf(text, start, element)) {
      const value = text.slice(start, end)
      if (!element.pattern.test(value)) continue
      const rest = readElements(text, text[end] === separator ? end + 1 : end, new Map(found).set(id, value), dead)
      if (rest) return rest
    }
  }
  dead.add(state)
  return null
}

/** The elements that may begin here: those that are read, else one that is passed over where a separator or its length ends it. */
function candidatesAt(text: string, at: number): { id: string; element: Element }[] {
  const known = [2, 3, 4].flatMap(length => {
    const id = text.slice(at, at + length)
    return elements[id] ? [{ id, element: elements[id] }] : []
  })
  if (known.length) return known
  const passed = passedOver(text, at)
  if (!passed) return []
  const { idLength, element } = passed
  // Without a separator an unknown text ends nowhere but at the end: nothing is guessed out of its middle.
  const end = text.indexOf(separator, at)
  const bounded = element.isFixed ? element : fixedText((end < 0 ? text.length : end) - at - idLength)
  return bounded.length > 0 ? [{ id: text.slice(at, at + idLength), element: bounded }] : []
}

/** Any signs, so many of them. */
const fixedText = (length: number): Element => ({ length, isFixed: true, pattern: /^[!-z]{1,90}$/ })

/** Where an element may end. A separator says so; without one the last of the message first, then ever earlier. */
function endsOf(text: string, start: number, { length, isFixed }: Element): number[] {
  if (isFixed) return start + length <= text.length ? [start + length] : []
  const told = text.indexOf(separator, start)
  if (told >= 0) return [told]
  const last = Math.min(start + length, text.length)
  const ends = Array.from({ length: last - start }, (_, back) => last - back)
  // A scanner that drops separators: what begins with a date or a serial is more likely that than the end of a lot.
  return [...ends.filter(end => looksLikeNext(text, end)), ...ends.filter(end => !looksLikeNext(text, end))]
}

const looksLikeNext = (text: string, at: number): boolean =>
  /^(?:17\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])|01\d{14})/.test(text.slice(at))

/** GS1 General Specifications 7.12: the year is the nearest to this one, from 49 years ago to 50 ahead. */
function dayOf(sixDigits: string, today: string): string | null {
  const [yy, month, day] = [0, 2, 4].map(at => Number(sixDigits.slice(at, at + 2))) as [number, number, number]
  if (month < 1 || month > 12) return null
  const year = Number(today.slice(0, 4))
  const century = year - (year % 100)
  const away = yy - (year % 100)
  const full = century + yy + (away >= 51 ? -100 : away <= -50 ? 100 : 0)
  const days = daysInMonth(full, month)
  if (day > days) return null
  return `${full}-${sixDigits.slice(2, 4)}-${String(day || days).padStart(2, '0')}`
}

const hasCheckDigit = (gtin: string): boolean => checkDigit(gtin.slice(0, -1)) === gtin.slice(-1)

/** Weights 3 and 1 from the right. */
function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
