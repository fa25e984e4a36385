/** A code as it is compared: people leave dashes and spaces out, and type small letters. */
export const codeKey = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

/** Without letters and digits that look alike: 0 O, 1 I L. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Letters of a code from random bytes. A byte beyond the last whole round of the letters would favour the first ones: it is passed over. */
export function codeLetters(bytes: Iterable<number>, length: number): string {
  const limit = 256 - (256 % letters.length)
  let code = ''
  for (const byte of bytes) {
    if (code.length === length) break
    if (byte < limit) code += letters[byte % letters.length]
  }
  return code
}
