import { choicesOf } from './filter.ts'

/** Those in use, those that are not, or all; `words` by what `isActive` holds. */
export const activeFilter = (label: string, words: Readonly<Record<0 | 1, string>>, all: string) =>
  ({
    kind: 'choice',
    field: 'isActive',
    address: 'status',
    label,
    choices: choicesOf(words, { all, order: ['1', '0'] }),
  }) as const
