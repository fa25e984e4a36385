import { fold } from '../text/fold.ts'
import { commonWords } from './common-words.ts'
import { isVietnameseName } from './vietnamese-names.ts'

/** Rows and columns of a keyboard, as fingers run along them. */
const walks = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  'qweasdzxc',
]
const standsFor: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

/**
 * Whether a password of eight and more characters is among the first that an attacker would try: a word that many choose,
 * dressed up with digits, signs or look-alikes; a run, a walk over the keyboard, a pattern that repeats, a run with a few letters; a day; a phone
 * number; the person's own names (`about`: user name, full name, name of the shop, phone). It asks for no kinds of
 * characters: a long sentence is as good as signs.
 */
export function isEasyPassword(password: string, about: readonly string[] = []): boolean {
  const plain = fold(password)
  const word = lettersOf(plain)
  const undressed = lettersOf(plain.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[013457@$!]/g, sign => standsFor[sign]!))
  const names = about.map(fold).flatMap(name => [lettersOf(name), name.replace(/\W/g, '')])
  return (
    isPattern(plain.replace(/[\s._-]/g, '')) ||
    isDressedRun(plain) ||
    [word, undressed].some(one => isCommon(one) || (one.length > 0 && names.includes(one))) ||
    names.includes(plain.replace(/\W/g, ''))
  )
}

/** So many letters of a word of the list, backwards or twice over too. */
function isCommon(letters: string): boolean {
  if (letters.length < 3) return false
  const half = letters.slice(0, letters.length / 2)
  const once = half + half === letters ? half : letters
  return [once, [...once].reverse().join('')].some(one => commonWords.has(one)) || isVietnameseName(once)
}

/** A few letters about a run of digits: abc12345, 123456aa, a1b2c3d4; and two rows of keys in turn: 1q2w3e4r. */
function isDressedRun(plain: string): boolean {
  const text = plain.replace(/[^a-z0-9]/g, '')
  const [letters, digits] = [text.replace(/\d/g, ''), text.replace(/\D/g, '')]
  const isDigitPattern = digits.length >= 3 && (isRun(digits) || /^(.{1,3})\1+$/.test(digits) || isDay(digits))
  if (!isDigitPattern) return false
  return letters.length <= 2 || isRun(letters) || isWalk(letters) || /^(.{1,2})\1+$/.test(letters)
}

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')

function isPattern(text: string): boolean {
  return isRun(text) || /^(.{1,4})\1+$/.test(text) || isWalk(text) || isDay(text) || isPhone(text)
}

/** 12345678, 87654321, abcdefgh, 11111111; 7890 goes on past 9. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, at) => sign.charCodeAt(0) - text.charCodeAt(at))
  return [0, 1, -1].some(step => steps.every(one => one === step || one === -9 * step))
}

function isWalk(text: string): boolean {
  const back = [...text].reverse().join('')
  return walks.some(walk => walk.includes(text) || walk.includes(back))
}

/** 01011990, 19900101, 010190 twice over is a repetition. */
function isDay(text: string): boolean {
  const [, day, month] = /^(\d\d)(\d\d)(?:19|20)\d\d$/.exec(text) ?? []
  const [, laterMonth, laterDay] = /^(?:19|20)\d\d(\d\d)(\d\d)$/.exec(text) ?? []
  return [
    [day, month],
    [laterDay, laterMonth],
  ].some(([d, m]) => Number(d) >= 1 && Number(d) <= 31 && Number(m) >= 1 && Number(m) <= 12)
}

/** A phone number of Viet Nam: ten digits that begin with 0, or with 84 in its place. */
const isPhone = (text: string): boolean => /^(?:0|\+?84)[2-9]\d{8,9}$/.test(text)
