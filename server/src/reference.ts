/** A column through which rows refer to a product. */
export interface ProductReference {
  /**
   * `stays`: a document, a ledger or history, which says what was; a part of the product itself goes away with it.
   * `moves`: it says what is to happen with the goods, so it is of the survivor from then on.
   */
  onMerge: 'stays' | 'moves'
  /** Of what moves: which rows count. All of them when left out. */
  open?: string
  /** How it moves, by the parameters of `features/product/merge/merge-sql.ts`. */
  move?: readonly string[]
  /** What keeps the product from being deleted: "3 hóa đơn". Rows without a word do not keep it. */
  word?: string
  /** The table that these lines are counted with: of one document they count once. */
  sameAs?: string
  /** The document of which these are lines, kept while it is a draft; `open` says which of `d` are, where not by status. */
  draft?: { head: string; open?: string }
}

/** What keeps a branch from being deleted, counted by rows, or by `each` of a column among those of which `where` holds. */
export interface BranchUse {
  word: string
  where?: string
  each?: string
}

/**
 * What the tables of a feature refer to, by "table.column". `server/test/references.test.ts` reads the columns from the database
 * and names those that no feature declares.
 */
export interface References {
  product?: Readonly<Record<string, ProductReference>>
  /** The word of what keeps a person from being deleted; null where it goes with them, or keeps their name beside the id. */
  employee?: Readonly<Record<string, string | null>>
  /** The word of what keeps a customer from being deleted; null where a row with a word stands beside it. */
  customer?: Readonly<Record<string, string | null>>
  /** The word of what keeps a supplier from being deleted; null where the row goes with them. */
  provider?: Readonly<Record<string, string | null>>
  /** `emptied`: what every branch has from the start, deleted with it; `kept`: it goes with the branch, or is there only with what is counted. */
  branch?: Readonly<Record<string, BranchUse | 'emptied' | 'kept'>>
}

export const refersTo = (references: References): References => references
