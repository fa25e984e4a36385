export interface Typed {
  text: string
  /** Characters before the cursor. */
  caret: number
}

/** How the browser names a deletion: InputEvent.inputType. */
type Edit = 'deleteContentBackward' | 'deleteContentForward' | (string & {})

/**
 * What a money field shows after a key: digits in groups of three, the cursor behind the same digit. A separator or a
 * letter that the person typed (1,5k) is left as typed until the text is digits alone again, so that no key changes
 * what the others meant. Takes the text before the key, and the text and the cursor after it.
 */
export function groupDigits(before: string, after: Typed, edit?: Edit): Typed {
  if (!isGrouped(before) && !/^\d*$/.test(after.text)) return after
  const { inserted, from, removed } = difference(before, after.text)
  if (/\D/.test(inserted)) return after
  let { text, caret } = after
  // A separator alone cannot be deleted: the digit behind it goes. The same number pasted without separators deletes nothing.
  if (edit?.startsWith('delete') && isGrouped(before) && inserted === '' && removed === '.') {
    const at = edit === 'deleteContentForward' ? from : from - 1
    text = text.slice(0, at) + text.slice(at + 1)
    caret = at
  }
  const behind = text.slice(caret).replace(/\./g, '').length
  const digits = text.replace(/\./g, '').replace(/^0+(?=\d)/, '')
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '.')
  return { text: grouped, caret: caretOf(grouped, Math.min(behind, digits.length)) }
}

const isGrouped = (text: string) => text === '' || /^\d{1,3}(\.\d{3})*$/.test(text) || /^\d+$/.test(text)

/** The place in front of the last `behind` digits. */
function caretOf(text: string, behind: number): number {
  let at = text.length
  for (let left = behind; left > 0; at -= 1) if (text[at - 1] !== '.') left -= 1
  return at
}

/** The one stretch in which two texts differ. */
function difference(before: string, after: string): { from: number; inserted: string; removed: string } {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let end = 0
  while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { from, inserted: after.slice(from, after.length - end), removed: before.slice(from, before.length - end) }
}
