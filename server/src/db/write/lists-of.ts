/** Rows as one list a field: what `unnest` puts together again. */
export const listsOf = <Row>(rows: readonly Row[], ...fields: readonly (keyof Row)[]): unknown[][] =>
  fields.map(field => rows.map(row => row[field]))
