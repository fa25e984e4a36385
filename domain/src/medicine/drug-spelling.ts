import { fold } from '../text/fold.ts'

/** One spelling for the ways in which Vietnamese packs, people and the INN write an ingredient: "Cephalexin", "cefalexin"; "Chloroquin", "cloroquin". */
export function drugSpelling(text: string): string {
  return fold(text)
    .replace(/ph/g, 'f')
    .replace(/ch/g, 'c')
    .replace(/th/g, 't')
    .replace(/y/g, 'i')
    .replace(/([a-z])\1/g, '$1')
    .replace(/(?<=[a-z]{3})e\b/g, '')
}
