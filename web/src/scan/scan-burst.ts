/** A key as the reader needs it; an event of the keyboard is one. */
export interface ScanKey {
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  timeStamp: number
  /** Held down by a person. */
  repeat?: boolean
}

/** What a key was: part of nothing, the first of what may become a scan, within one, or the end of one. */
export type ScanReading = { kind: 'none' } | { kind: 'start' } | { kind: 'within' } | { kind: 'scan'; text: string }

/** People do not type a letter every 30 ms, scanners do. */
const fastest = 30
/** Once three keys came that fast it is a scanner, and one of its keys may be late: a radio link, a busy hub. */
const latest = 60
const surelyScanner = 3
const shortestCode = 5

/**
 * Tells a scanner from a person by the time between keys. Reads `code`, the place of the key, because an input method
 * such as Telex rewrites the letters. A scan ends with Enter or Tab, as fast as the rest.
 */
export function makeScanReader() {
  let text = ''
  let last = Number.NEGATIVE_INFINITY

  return (key: ScanKey): ScanReading => {
    // A scanner presses Shift for capital letters, and never holds a key.
    if (/^Shift/.test(key.code) || key.repeat) return { kind: 'none' }
    const isFast = key.timeStamp - last < (text.length >= surelyScanner ? latest : fastest)
    last = key.timeStamp
    if (isFast && (key.code === 'Enter' || key.code === 'NumpadEnter' || key.code === 'Tab')) {
      const scanned = text
      text = ''
      return scanned.length >= shortestCode ? { kind: 'scan', text: scanned } : { kind: 'none' }
    }
    const character = key.ctrlKey || key.altKey || key.metaKey ? null : characterOf(key)
    if (character === null) {
      text = ''
      return { kind: 'none' }
    }
    if (isFast && text !== '') {
      text += character
      return { kind: 'within' }
    }
    text = character
    return { kind: 'start' }
  }
}

const signs: Record<string, [plain: string, shifted: string]> = {
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  Slash: ['/', '?'],
  Period: ['.', '>'],
  Comma: [',', '<'],
  Semicolon: [';', ':'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Space: [' ', ' '],
  NumpadDivide: ['/', '/'],
  NumpadMultiply: ['*', '*'],
  NumpadSubtract: ['-', '-'],
  NumpadAdd: ['+', '+'],
  NumpadDecimal: ['.', '.'],
}
const shiftedDigits = ')!@#$%^&*('

function characterOf({ code, shiftKey }: ScanKey): string | null {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  const digit = /^(Digit|Numpad)(\d)$/.exec(code)
  if (digit) return digit[1] === 'Digit' && shiftKey ? shiftedDigits[Number(digit[2])]! : digit[2]!
  const sign = signs[code]
  return sign ? sign[shiftKey ? 1 : 0] : null
}
