import { checkDigit } from './check-digit.ts'

/** A barcode as bars: `1` is a dark module, `0` a light one; quiet zones are the caller's. */
export interface BarcodeModules {
  kind: 'EAN13' | 'CODE128'
  modules: string
  /** Modules that must stay white on either side. */
  quiet: number
}

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
/** Which of the six left digits are of the even set, by the first digit that is not drawn. */
const parities = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']

const right = (digit: number) => [...left[digit]!].map(module => (module === '1' ? '0' : '1')).join('')
const even = (digit: number) => [...right(digit)].toReversed().join('')

/** Widths of bars and spaces of Code 128 by value; the stop is 106 and its last bar. */
const widths128 =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const stop128 = '2331112'
const startB = 104
const startC = 105
const toC = 99
const toB = 100

/**
 * The bars of a barcode: EAN-13 for twelve digits and the right check digit, else Code 128 (set B, and C for runs of digits).
 * Null for what Code 128 cannot say (anything but printable ASCII) and for nothing.
 */
export function barcodeModules(text: string): BarcodeModules | null {
  if (/^\d{13}$/.test(text) && checkDigit(text.slice(0, 12)) === Number(text[12])) return ean13(text)
  return /^[\x20-\x7e]{1,48}$/.test(text) ? code128(text) : null
}

function ean13(text: string): BarcodeModules {
  const [first, ...digits] = [...text].map(Number)
  const parity = parities[first!]!
  const half = digits.slice(0, 6).map((digit, place) => (parity[place] === '1' ? even(digit) : left[digit]!))
  const modules = `101${half.join('')}01010${digits.slice(6).map(right).join('')}101`
  return { kind: 'EAN13', modules, quiet: 11 }
}

function code128(text: string): BarcodeModules {
  const values = valuesOf(text)
  const sum = values.reduce((all, value, place) => all + value * Math.max(place, 1), 0)
  const symbols = [...values, sum % 103].map(value => widths128.slice(value * 6, value * 6 + 6))
  const runs = [...symbols.join(''), ...stop128]
  return {
    kind: 'CODE128',
    modules: runs.map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(Number(width))).join(''),
    quiet: 10,
  }
}

/** Digits in pairs where four and more stand together, an even number of them; the rest letter by letter. */
function valuesOf(text: string): number[] {
  const parts = text.match(/\d{4,}|\D+|\d{1,3}/g) ?? []
  const values: number[] = []
  let set: 'B' | 'C' | null = null
  const use = (next: 'B' | 'C') => {
    if (set !== next) values.push(set === null ? (next === 'B' ? startB : startC) : next === 'B' ? toB : toC)
    set = next
  }
  for (const part of parts) {
    const paired = /^\d{4,}$/.test(part) ? part.length - (part.length % 2) : 0
    if (paired > 0) {
      use('C')
      for (let place = 0; place < paired; place += 2) values.push(Number(part.slice(place, place + 2)))
    }
    for (const letter of part.slice(paired)) {
      use('B')
      values.push(letter.charCodeAt(0) - 32)
    }
  }
  return values
}
