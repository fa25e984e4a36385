import { formatDong, formatNumber } from '../text/format-number.ts'
import { allVowels, paperWords } from './paper-words.ts'
import type { Part, Sheet } from './part.ts'
import { middle, words } from './row-parts.ts'

const { test } = paperWords

/**
 * The page that shows whether a printer prints right: a ruler that shows the width of its head, all vowels with all tones, letters of
 * each size, the longest amount, a QR code.
 */
export function testPage(name: string, { width, dotsPerMillimetre }: Sheet, address: string): Part[] {
  const millimetres = Math.floor(width / dotsPerMillimetre)
  return [
    middle(paperWords.titles.test, 11, { bold: true }),
    words(test.printer(name), 9.5),
    words(test.width(width, (width / dotsPerMillimetre).toFixed(0)), 8),
    { part: 'space', millimetres: 1 },
    { part: 'ruler' },
    { part: 'pair', left: test.ruler, right: test.rulerAt(Math.floor(millimetres / 10) * 10), points: 8 },
    { part: 'rule' },
    words(test.vowels, 9.5, { bold: true }),
    words(`${allVowels.join(' ')} đ`, 9.5),
    words(`${allVowels.join(' ').toUpperCase()} Đ`, 8),
    ...[8, 9.5, 11, 14].map(points => words(test.sizes(formatNumber(points, 1)), points)),
    { part: 'pair', left: test.money, right: formatDong(999_999_999_999), points: 14, bold: true },
    { part: 'rule' },
    { part: 'qr', text: address, label: test.qr, millimetres: 25 },
    middle(test.qr, 8),
    middle(test.end, 8),
  ]
}
