import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import { isCallExpression, isPropertyAccessExpression, type Node } from 'typescript/unstable/ast'
import { API, type Project, type Type, TypeFlags } from 'typescript/unstable/sync'
import { constantTexts } from './constant-texts.ts'

/** A field of the row that a caller expects. */
export interface Field {
  name: string
  /** As TypeScript writes it. */
  type: string
  /** The kinds of value that it may be; undefined: any. Of an array, those of its elements. */
  kinds: ReadonlySet<string> | undefined
  isArray: boolean
  isNullable: boolean
  isOptional: boolean
}

/** A call that sends a statement. */
export interface Statement {
  /** Path within `server/src`. */
  file: string
  line: number
  /** Each text that it can be; undefined where the text is built at run time. */
  texts: string[] | undefined
  /** Undefined where nothing is read from the rows. */
  fields: Field[] | undefined
}

const server = path.resolve(import.meta.dirname, '../..')
const source = `${path.join(server, 'src').replaceAll('\\', '/')}/`

/** Every call `….query(…)` of `server/src`, with the row type that TypeScript gives to its answer. */
export function findStatements(): Statement[] {
  const api = new API({ cwd: server })
  try {
    const configuration = path.join(server, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration)!
    const files = project.program
      .getSourceFileNames()
      .filter(file => file.startsWith(source) && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'))
    const sending = files.filter(file => readFileSync(file, 'utf8').includes('.query'))
    return sending.sort().flatMap(file => statementsOf(file, project))
  } finally {
    api.close()
  }
}

function statementsOf(name: string, project: Project): Statement[] {
  const found: Statement[] = []
  const file = project.program.getSourceFile(name)!
  const visit = (node: Node): void => {
    node.forEachChild(visit)
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return
    const text = node.arguments[0]
    if (node.expression.name.text !== 'query' || !text) return
    const row = rowOf(node, project)
    if (row === 'no statement') return
    found.push({
      file: name.slice(source.length),
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      texts: constantTexts(text, project),
      fields: row && fieldsOf(row, project),
    })
  }
  visit(file)
  return found.sort((a, b) => a.line - b.line)
}

/** The row behind `Promise<Row[]>` of a transaction or `Promise<QueryResult<Row>>` of a client. */
function rowOf(call: Node, { checker }: Project): Type | undefined | 'no statement' {
  const promise = checker.getTypeAtLocation(call)
  if (!promise?.isTypeReference() || promise.getSymbol()?.name !== 'Promise') return 'no statement'
  let [answer] = checker.getTypeArguments(promise)
  const rows = answer && checker.getPropertyOfType(answer, 'rows')
  if (rows) answer = checker.getTypeOfSymbol(rows)
  if (!answer || !checker.isArrayType(answer) || !answer.isTypeReference()) return 'no statement'
  const row = checker.getTypeArguments(answer)[0]!
  const isOpen =
    (row.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.NonPrimitive | TypeFlags.TypeParameter)) !== 0
  // A row that takes any name is checked where it is read.
  return isOpen || checker.getIndexInfosOfType(row).length ? undefined : row
}

function fieldsOf(row: Type, { checker }: Project): Field[] {
  return checker.getPropertiesOfType(row).map(property => {
    const type = checker.getTypeOfSymbol(property)!
    const all = partsOf(type)
    const parts = all.filter(part => !(part.flags & (TypeFlags.Null | TypeFlags.Undefined)))
    const isArray = parts.length > 0 && parts.every(part => checker.isArrayType(part))
    const values = isArray
      ? parts.flatMap(part => (part.isTypeReference() ? checker.getTypeArguments(part).flatMap(partsOf) : []))
      : parts
    const isOpen = values.some(part => part.flags & TypeFlags.AnyOrUnknown)
    return {
      name: property.name,
      type: checker.typeToString(type),
      kinds: isOpen ? undefined : new Set(values.map(kindOf)),
      isArray,
      isNullable: isOpen || all.some(part => part.flags & TypeFlags.Null),
      isOptional: all.some(part => part.flags & TypeFlags.Undefined),
    }
  })
}

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

function kindOf(type: Type): string {
  if (type.flags & TypeFlags.StringLike) return 'string'
  if (type.flags & TypeFlags.NumberLike) return 'number'
  if (type.flags & TypeFlags.BooleanLike) return 'boolean'
  // A text with a mark, as `string & { … }`.
  if (type.isIntersectionType()) return kindOf(type.getTypes()[0]!)
  const name = type.getSymbol()?.name
  if (name === 'Buffer' || name === 'Uint8Array') return 'bytes'
  return name === 'Date' ? 'date' : 'json'
}
