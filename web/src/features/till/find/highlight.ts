import { fold } from '@quay/domain/text/fold'

export interface TextPart {
  text: string
  isMatch: boolean
}

/** Cuts a name where words of the query stand in it, without regard to accents. */
export function highlight(name: string, query: string): TextPart[] {
  const plain = name.normalize('NFC')
  const folded = fold(plain)
  // Folding may drop characters (a double space); then places do not agree and nothing is marked.
  if (folded.length !== plain.length) return [{ text: name, isMatch: false }]
  const marks = new Array<boolean>(plain.length).fill(false)
  for (const word of fold(query).split(' ').filter(Boolean)) {
    const at = startOf(folded, word)
    if (at >= 0) marks.fill(true, at, at + word.length)
  }
  const parts: TextPart[] = []
  for (const [index, isMatch] of marks.entries()) {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += plain[index]!
    else parts.push({ text: plain[index]!, isMatch })
  }
  return parts
}

/** Where a word begins, best at the beginning of one. */
function startOf(text: string, word: string): number {
  if (text.startsWith(word)) return 0
  const atWord = text.indexOf(` ${word}`)
  return atWord >= 0 ? atWord + 1 : text.indexOf(word)
}
