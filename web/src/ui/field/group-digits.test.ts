import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupDigits } from './group-digits.ts'
import { readNumber } from './read-number.ts'

/** A field with its cursor as `|`. */
const field = (shown: string) => ({ text: shown.replace('|', ''), caret: shown.indexOf('|') })
const show = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`

/** Keys pressed one after the other: characters, `<` Backspace, `>` Delete, `←`. */
function press(keys: string, start = '|'): string {
  let now = field(start)
  for (const key of keys) {
    const { text, caret } = now
    if (key === '←') now = { text, caret: Math.max(0, caret - 1) }
    else if (key === '<' && caret > 0)
      now = groupDigits(
        text,
        { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 },
        'deleteContentBackward',
      )
    else if (key === '>' && caret < text.length)
      now = groupDigits(text, { text: text.slice(0, caret) + text.slice(caret + 1), caret }, 'deleteContentForward')
    else if (key !== '<' && key !== '>')
      now = groupDigits(text, { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 }, 'insertText')
  }
  return show(now)
}

it.each([
  ['1', '1|'],
  ['1234', '1.234|'],
  ['251500', '251.500|'],
  ['1234567', '1.234.567|'],
  ['1234<', '123|'],
  ['1234567<<<<', '123|'],
  ['12345←←9', '123.9|45'],
  ['1234567←←←', '1.234.|567'],
  ['007', '7|'],
  ['0', '0|'],
  // Typed separators and letters stay, and mean what they meant.
  ['1.5k', '1.5k|'],
  ['1,25k', '1,25k|'],
  ['64k', '64k|'],
  ['64.000', '64.000|'],
  ['1.5<<', '1|'],
  ['-5', '-5|'],
])('%s → %s', (keys, shown) => {
  expect(press(keys)).toBe(shown)
})

it.each([
  // A separator alone cannot be deleted: its digit goes.
  ['1.|234', '<', '|234'],
  ['1|.234', '>', '1|34'],
  ['12.|345', '<', '1.|345'],
  ['1.234|', '←←←9', '19.|234'],
  ['|1.234', '>', '|234'],
])('%s and %s → %s', (start, keys, shown) => {
  expect(press(keys, start)).toBe(shown)
})

it('reads as the digits that were typed, wherever they were put in and taken out', () => {
  const key = fc.oneof(
    fc.record({ at: fc.nat(), digit: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ at: fc.nat(), digit: fc.constant(null) }),
  )
  fc.assert(
    fc.property(fc.array(key, { maxLength: 14 }), keys => {
      let now = { text: '', caret: 0 }
      let digits = ''
      for (const { at, digit } of keys) {
        const place = at % (digits.length + 1)
        // The cursor behind so many digits.
        let caret = 0
        for (let passed = 0; passed < place; caret += 1) if (now.text[caret] !== '.') passed += 1
        if (digit !== null && digits.length < 12) {
          digits = digits.slice(0, place) + digit + digits.slice(place)
          now = groupDigits(now.text, {
            text: now.text.slice(0, caret) + digit + now.text.slice(caret),
            caret: caret + 1,
          })
        } else if (digit === null && place > 0) {
          digits = digits.slice(0, place - 1) + digits.slice(place)
          const without = now.text.slice(0, caret - 1) + now.text.slice(caret)
          now = groupDigits(now.text, { text: without, caret: caret - 1 }, 'deleteContentBackward')
        }
        digits = digits.replace(/^0+(?=\d)/, '')
        const value = digits === '' ? null : Number(digits)
        expect(readNumber(now.text, { min: 0, whole: true })).toEqual({ value })
        expect(now.text).toMatch(/^(\d{1,3}(\.\d{3})*)?$/)
      }
    }),
  )
})

it.each([
  ['31.000', '31000', '31.000|'],
  ['1.234.567', '1234567', '1.234.567|'],
  ['31.000', '31.000', '31.000|'],
  ['31.000', '30000', '30.000|'],
])('%s with %s pasted over all of it is what was pasted', (before, pasted, shown) => {
  for (const edit of ['insertFromPaste', 'insertText', 'insertReplacementText', 'insertFromDrop'])
    expect(show(groupDigits(before, { text: pasted, caret: pasted.length }, edit))).toBe(shown)
})
