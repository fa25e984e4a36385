import { fold } from '../text/fold.ts'
import { classesNamed } from './drug-classes.ts'
import { drugSpelling } from './drug-spelling.ts'

/** What a medicine is checked by. */
interface CheckedMedicine {
  name: string
  /** Active ingredients, as on the pack. */
  ingredient: string | null
}

/** What stands before "dị ứng" where there is none ("chưa ghi nhận …"), or where a disease is named so ("viêm mũi …"). */
const isNoAllergy =
  /(?:\b(?:khong|chua|ko|phu nhan)\b(?: (?:co|bi|he|ro|thay|tung|tien|su|ghi|nhan|phat|hien))*|\bviem(?: \S+)?|\bchong) $/

/**
 * The allergies that a free note about a customer names, as they stand there: what follows "dị ứng" up to the end of
 * the sentence. "Không dị ứng" and diseases such as "viêm mũi dị ứng" are none.
 */
export function readAllergies(note: string | null | undefined): string[] {
  if (!note) return []
  const sentences = note
    .normalize('NFC')
    .replace(/\s*\n\s*(?=[-•*+])/g, ' ')
    .split(/[.;!\n]+/)
    .map(sentence => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return sentences.flatMap((sentence, place) => {
    const allergies = allergiesOf(sentence)
    // "Dị ứng thuốc. Penicillin": the name stands in the next sentence.
    return allergies.map(one => (wordsOf(one).length === 0 ? (sentences[place + 1] ?? one) : one)).filter(Boolean)
  })
}

function allergiesOf(sentence: string): string[] {
  // Folding keeps the length of a text without doubled spaces, so that places agree.
  const folded = fold(sentence)
  const starts = [...folded.matchAll(/\bdi ung\b/g)].map(match => match.index)
  return starts.flatMap((start, at) => {
    if (isNoAllergy.test(folded.slice(starts[at - 1] ?? 0, start))) return []
    const end = starts[at + 1] ?? sentence.length
    const named = sentence
      .slice(start + 'di ung'.length, end)
      // What leads over to the next "dị ứng" belongs to that one.
      .replace(/(?:[,\s]+(?:không|ko|chưa|bị|và|có))*[,\s]*$/iu, '')
      .replace(/^[\s:,–-]+/, '')
    return named === '' && at + 1 < starts.length ? [] : [named]
  })
}

/**
 * The allergy that a medicine meets: one of its ingredients is named, in any spelling (penicillin, penicilin;
 * cephalexin, cefalexin), or is of a class that is named; or the first word of the medicine's name is. Null for none.
 * It may only warn: a note need not name everything.
 */
export function findAllergy(allergies: readonly string[], { name, ingredient }: CheckedMedicine): string | null {
  if (allergies.length === 0) return null
  const ingredients = wordsOf(ingredient ?? '')
  const brand = wordsOf(name.split(/\s/)[0] ?? '').filter(word => word.length >= 5)
  const meets = (allergy: string) => {
    const words = wordsOf(allergy)
    const classes = classesNamed.filter(({ called }) => called.test(drugSpelling(allergy)))
    return (
      words.some(word => brand.includes(word)) ||
      ingredients.some(one => words.some(word => isSame(one, word)) || classes.some(({ holds }) => holds.test(one)))
    )
  }
  return allergies.find(meets) ?? null
}

/** Different words for one ingredient. */
const synonyms: Record<string, string> = { acetaminofen: 'paracetamol', acetilsalicilic: 'aspirin', asa: 'aspirin' }

/** Words of salts, forms and sentences: they name no ingredient. */
const ordinary = new Set(
  drugSpelling(`acid natri kali calci canxi magnesi hidroclorid hidroclorua clorid sulfat maleat fosfat citrat acetat trihidrat
   monohidrat duoi dang tuong duong ham luong muoi vitamin thuoc nhom khang sinh viem khong steroid giam dau nang nhe
   phan ung toan than ngoai uong tiem bien tien khach hang duoc dung loai cac nhung voi nhat may nho`).split(' '),
)

function wordsOf(text: string): string[] {
  return drugSpelling(text)
    .split(/[^a-z]+/)
    .filter(word => word.length >= 3 && !ordinary.has(word))
    .map(word => synonyms[word] ?? word)
    .filter(word => word.length >= 4)
}

const isSame = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 6 && (one.startsWith(other) || other.startsWith(one)))
