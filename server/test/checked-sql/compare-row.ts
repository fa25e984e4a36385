import type { Column, Description } from './describe-statement.ts'
import type { Field } from './find-statements.ts'

export interface Difference {
  /** What is wrong, and what to write. */
  sentence: string
  /** The column that can be null although the row says that it cannot. */
  nullable?: string | undefined
}

/** What differs between the columns of a statement and the row that its caller declares. */
export function compareRow(
  { columns, hasInstantInJson }: Description,
  fields: readonly Field[] | undefined,
): Difference[] {
  const inJson = hasInstantInJson ? [{ sentence: instantInJson }] : []
  const twice = columns.filter(({ name }, place) => columns.findIndex(other => other.name === name) !== place)
  const doubled = twice.map(({ name }) => ({
    sentence: `the statement gives "${name}" twice, and the last one counts: give one of them another name`,
  }))
  if (!fields) return [...inJson, ...doubled]
  const given = new Set(columns.map(({ name }) => name))
  const declared = new Map(fields.map(field => [field.name, field]))
  const missing = fields.filter(({ name, isOptional }) => !given.has(name) && !isOptional)
  return [
    ...inJson,
    ...doubled,
    ...missing.map(({ name }) => ({
      sentence: `the row names "${name}", which the statement does not give: select it, or take it out of the type`,
    })),
    ...columns.flatMap(column => {
      const field = declared.get(column.name)
      if (field) return compareField(column, field)
      const sentence = `the statement gives "${column.name}", which the row does not name: add it to the type, or do not select it`
      return [{ sentence }]
    }),
  ]
}

const instantInJson = `an instant goes into JSON, where it arrives as PostgreSQL writes it: write to_char(… at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

function compareField(column: Column, { name, type, kinds, isArray, isNullable }: Field): Difference[] {
  const found: Difference[] = []
  const fits = column.kind === 'json' || !kinds || (kinds.has(column.kind) && column.isArray === isArray)
  if (!fits) {
    const arrives = `${column.kind}${column.isArray ? '[]' : ''}`
    found.push({ sentence: `"${name}" is ${column.type}, which arrives as ${arrives}; the row says ${type}` })
  }
  if (column.isNullable && !isNullable)
    found.push({
      sentence: `"${name}" can be null and the row says ${type}: write \`${type} | null\`, or keep null out by coalesce or \`is not null\``,
      nullable: name,
    })
  return found
}
