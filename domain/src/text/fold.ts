import { cutMarks } from './compose.ts'

/**
 * Text as it is searched: without accents, lower case, single spaces, no space at the ends.
 * Gives what PostgreSQL's `lower(unaccent(text))` gives for Vietnamese, so that both sides compare the same string.
 */
export function fold(text: string): string {
  return cutMarks(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd') // đ is a letter of its own and does not decompose
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
