import type { FactRow, LineRow, SumRow } from '@quay/contract/print-template/template'
import type { Issuer } from './document.ts'
import type { Part } from './part.ts'

/** Sizes of letters on a paper, in points. */
export interface Letters {
  small: number
  usual: number
  large: number
  total: number
}

/** How a document is asked to fill its blocks. */
export interface Filling {
  /** A sheet lists goods in a table. */
  isSheet: boolean
  letters: Letters
  usesVat: boolean
  usesLots: boolean
}

/** What a document says in each block of a template. `always` is what no row of a template switches off. */
export interface Content {
  issuer: Issuer
  seller: string
  title: string
  /** Only of a document's own; copies and parts are added to them. */
  marks: readonly string[]
  facts: { always: readonly Part[]; rows: Partial<Record<FactRow, readonly Part[]>>; behind?: readonly Part[] }
  lines(rows: readonly LineRow[], perLine: 1 | 2): readonly Part[]
  /** In the order in which they stand; the amount to pay is one of them. */
  sums(rows: readonly SumRow[]): readonly Part[]
  vietQr?: (when: 'owed' | 'always') => readonly Part[]
  pageQr?: readonly Part[]
  thanks: string
  /** What stands under each paper of its kind. */
  advice?: string
}
