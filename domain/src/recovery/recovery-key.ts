/** Digits and capitals that no hand confuses: without I, L, O, U and V. Their number is a prime, which the check digits need. */
const letters = '0123456789ABCDEFGHJKMNPQRSTWXYZ'
const base = letters.length
export const recoveryGroups = 7
const drawnPerGroup = 4

/** What was typed from the paper, or which group cannot be what stands there. */
export type ReadRecoveryKey =
  | { ok: true; key: string }
  | { ok: false; reason: 'length' }
  | { ok: false; reason: 'group'; group: number }

/**
 * The check digit of a group: each place weighs differently, and each group begins elsewhere, so one wrong letter, two
 * exchanged ones and two exchanged groups are noticed.
 */
function checkDigit(drawn: string, group: number): string {
  const sum = [...drawn].reduce((all, letter, place) => all + (place + 2) * letters.indexOf(letter), (group + 1) * 7)
  return letters[sum % base]!
}

/**
 * Draws a recovery key: seven groups of four letters and their check digit, 138 bits. Takes a source of whole numbers
 * from 0 up to (not including) its argument; the source has to be a cryptographic one.
 */
export function drawRecoveryKey(randomInt: (below: number) => number): string {
  return Array.from({ length: recoveryGroups }, (_, group) => {
    const drawn = Array.from({ length: drawnPerGroup }, () => letters[randomInt(base)]).join('')
    return drawn + checkDigit(drawn, group)
  }).join('-')
}

/** The key as it is printed. Ignores other signs between its letters; reads O, I and L as the digits that they look like. */
export function readRecoveryKey(typed: string): ReadRecoveryKey {
  const plain = typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  const size = drawnPerGroup + 1
  if (plain.length !== recoveryGroups * size) return { ok: false, reason: 'length' }
  const groups = Array.from({ length: recoveryGroups }, (_, group) => plain.slice(group * size, (group + 1) * size))
  const wrong = groups.findIndex(
    (text, group) =>
      [...text].some(letter => !letters.includes(letter)) ||
      checkDigit(text.slice(0, drawnPerGroup), group) !== text[drawnPerGroup],
  )
  return wrong < 0 ? { ok: true, key: groups.join('-') } : { ok: false, reason: 'group', group: wrong + 1 }
}
