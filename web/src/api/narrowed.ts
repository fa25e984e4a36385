/** What the screen of a list is narrowed to, for what acts on just those rows. */
export interface Narrowed<Filter> {
  filter: Filter
  /** How many rows are found; absent where they are too many to count. */
  count: number | undefined
}
