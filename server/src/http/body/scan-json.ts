import { DomainError } from '../../db/domain-error.ts'

/** Deeper than any body of the contract. */
const deepest = 32
/** More fields than any object of the contract has; a list may be longer. */
const mostFields = 1_000
const [quote, backslash, comma, colon, openBrace, closeBrace, openBracket, closeBracket] = Buffer.from('"\\,:{}[]')

/**
 * Looks at the bytes of a JSON body before it is read: reading costs time for each value and each level, and a megabyte
 * holds half a million of them. Throws `malformed-request` for what is nested too deep and `body-too-large` for more
 * values than the route's schema has room for, or more fields in one object.
 */
export function scanJson(bytes: Buffer, mostValues: number): void {
  let depth = 0
  let values = 0
  /** Of the object at each depth. */
  const fields = new Uint32Array(deepest + 1)
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte === quote) at = endOfText(bytes, at)
    else if (byte === comma || byte === openBrace || byte === openBracket) {
      if (++values > mostValues) throw new DomainError('body-too-large')
      if (byte === comma) continue
      if (++depth > deepest) throw new DomainError('malformed-request')
      fields[depth] = 0
    } else if (byte === colon) {
      if (++fields[depth]! > mostFields) throw new DomainError('body-too-large')
    } else if (byte === closeBrace || byte === closeBracket) depth--
  }
}

/** The place of the quote that ends a text. Found by the system, so that a file of ten megabytes in it costs little. */
function endOfText(bytes: Buffer, begin: number): number {
  for (let at = bytes.indexOf(quote!, begin + 1); at >= 0; at = bytes.indexOf(quote!, at + 1)) {
    let slashes = 0
    while (bytes[at - 1 - slashes] === backslash) slashes++
    if (slashes % 2 === 0) return at
  }
  return bytes.length
}
