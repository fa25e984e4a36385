/** Text below this length is cheap to normalise, even if it is all marks. */
const shortText = 100

/**
 * Text with at most sixteen marks on one letter, which no writing exceeds. Putting marks into their order costs the
 * square of how many follow one another, so text from outside passes here before it is normalised.
 */
export const cutMarks = (text: string): string =>
  text.length > shortText ? text.replace(/(\p{M}{16})\p{M}+/gu, '$1') : text

/** Text in Unicode NFC, at a cost in proportion to its length. */
export const compose = (text: string): string => cutMarks(text).normalize('NFC')
