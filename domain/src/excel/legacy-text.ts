import { compose, cutMarks } from '../text/compose.ts'

/** How the letters of a text are kept: as Unicode, or in one of the fonts of before it (TCVN3 is .VnTime, VNI is VNI-Times). */
export type Lettering = 'unicode' | 'tcvn3' | 'vni'

// Each letter of TCVN 5712:1993 (VN3) stands where Western Windows has another sign; in order of their codes A1–FE.
const tcvn3Letters: Readonly<Record<string, string>> = pairs(
  '¡Ă ¢Â £Ê ¤Ô ¥Ơ ¦Ư §Đ ¨ă ©â ªê «ô ¬ơ \u00adư ®đ µà ¶ả ·ã ¸á ¹ạ »ằ ¼ẳ ½ẵ ¾ắ Æặ Çầ Èẩ Éẫ Êấ Ëậ Ìè Îẻ Ïẽ Ðé Ñẹ Òề Óể Ôễ Õế Öệ ' +
    '×ì Øỉ Üĩ Ýí Þị ßò áỏ âõ ãó äọ åồ æổ çỗ èố éộ êờ ëở ìỡ íớ îợ ïù ñủ òũ óú ôụ õừ öử ÷ữ øứ ùự úỳ ûỷ üỹ ýý þỵ',
)

// VNI writes a vowel and behind it a sign of its own for the marks above and below it.
const vniMarks: Readonly<Record<string, string>> = {
  ù: '\u0301',
  ø: '\u0300',
  û: '\u0309',
  õ: '\u0303',
  ï: '\u0323',
  â: '\u0302',
  á: '\u0302\u0301',
  à: '\u0302\u0300',
  å: '\u0302\u0309',
  ã: '\u0302\u0303',
  ä: '\u0302\u0323',
  ê: '\u0306',
  é: '\u0306\u0301',
  è: '\u0306\u0300',
  ú: '\u0306\u0309',
  ü: '\u0306\u0303',
  ë: '\u0306\u0323',
}
const vniAlone: Readonly<Record<string, string>> = pairs('ñđ Ñ\u0110 ôơ ÔƠ öư ÖƯ íí ÍÍ ìì ÌÌ æỉ ÆỈ óĩ ÓĨ òị ÒỊ îỵ ÎỴ')
// A vowel with its sign, or a letter that is whole by itself: đ, ơ, ư and the i with marks.
const vniLetter = /([aeouyôöAEOUYÔÖ])([ùøûõïâáàåãäêéèúüëÙØÛÕÏÂÁÀÅÃÄÊÉÈÚÜË])|[ñÑôÔöÖíÍìÌæÆóÓòÒîÎ]/g

/** Text of a legacy font as Unicode (NFC); Unicode is only composed. */
export function decodeLetters(text: string, lettering: Lettering): string {
  if (lettering === 'tcvn3') return text.replace(/[\u00a1-\u00fe]/g, sign => tcvn3Letters[sign] ?? sign)
  if (lettering === 'vni') return fromVni(text)
  return compose(text)
}

function fromVni(text: string): string {
  const marked = text.replace(vniLetter, (letter, vowel?: string, sign?: string) =>
    vowel && sign ? (vniAlone[vowel] ?? vowel) + vniMarks[sign.toLowerCase()] : (vniAlone[letter] ?? letter),
  )
  return compose(marked)
}

/**
 * In which lettering the texts are, seen together: the one in which most words are Vietnamese syllables. Signs like ® and
 * µ of a Unicode text would be letters in the others, but make no words there. Undecided means Unicode.
 */
export function detectLettering(texts: Iterable<string>): Lettering {
  let [unicode, tcvn3, vni] = [0, 0, 0]
  for (const text of texts) {
    if (!/[^\p{ASCII}\xa0]/u.test(text)) continue
    unicode += vietnameseScore(compose(text))
    tcvn3 += vietnameseScore(decodeLetters(text, 'tcvn3'))
    vni += vietnameseScore(decodeLetters(text, 'vni'))
  }
  const best = Math.max(tcvn3, vni)
  if (unicode >= best) return 'unicode'
  return tcvn3 >= vni ? 'tcvn3' : 'vni'
}

/**
 * In which lettering one cell is, whose column was seen to be in `column`: a cell with letters that the old fonts do not have
 * is Unicode in any column; one that makes no Vietnamese words as Unicode, and does in an old font, is in that.
 */
export function letteringOf(text: string, column: Lettering = 'unicode'): Lettering {
  if (!/[^\p{ASCII}\xa0]/u.test(text)) return column
  if (/[\u0100-\uffff]/.test(text)) return 'unicode'
  if (column !== 'unicode') return column
  return vietnameseScore(text.normalize('NFC')) < 0 ? detectLettering([text]) : 'unicode'
}

const syllable =
  /^(?:ngh|ng|nh|gh|gi|ch|kh|ph|th|tr|qu|[bcdđghklmnpqrstvx])?(?:uyê|uya|uyu|iêu|yêu|ươu|ươi|uôi|oai|oay|oeo|uây|uê|uơ|uâ|uy|uô|ươ|iê|yê|ia|ya|ưa|ua|oa|oă|oe|oo|oi|ôi|ơi|ui|ưi|ai|ay|ây|ao|au|âu|eo|êu|iu|ưu|[aăâeêioôơuưy])(?:ch|ng|nh|[cmnpt])?$/

/**
 * How Vietnamese a text is: words with accents that are syllables count for it, other words with signs beyond ASCII
 * against it.
 */
export function vietnameseScore(text: string): number {
  let score = 0
  for (const word of cutMarks(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? []) {
    if (/^[\p{ASCII}]*$/u.test(word)) continue
    score += isSyllable(word) ? 1 : -1
  }
  return score
}

function isSyllable(word: string): boolean {
  const tones = word.normalize('NFD').match(/[\u0300\u0301\u0303\u0309\u0323]/g)?.length ?? 0
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0303\u0309\u0323]/g, '')
    .normalize('NFC')
  return tones <= 1 && syllable.test(plain)
}

function pairs(list: string): Record<string, string> {
  return Object.fromEntries(list.split(' ').map(pair => [pair.slice(0, 1), pair.slice(1)]))
}
