/** A node of a statement as PostgreSQL keeps it: its kind, and its fields by name. */
export interface TreeNode {
  kind: string
  [field: string]: TreeValue
}
export type TreeValue = TreeNode | TreeValue[] | string | undefined

/** What the catalogue says about tables, functions and operators. */
export interface Catalogue {
  /** "relation oid.number of the column" of each column with `not null`. */
  notNull: ReadonlySet<string>
  /** Functions that give null exactly where an argument is null, by oid. */
  strict: ReadonlySet<string>
  /** The function behind each operator, by oid. */
  operators: ReadonlyMap<string, string>
  /** The aggregates that give a number for no rows at all. */
  counts: ReadonlySet<string>
}

/** Reads PostgreSQL's text of a parsed statement (pg_node_tree), as pg_proc.prosqlbody has it. */
export function readTree(text: string): TreeValue {
  const tokens = text.match(/[(){}[\]]|(?:\\.|[^\s(){}[\]\\])+/g) ?? []
  let at = 0
  const value = (): TreeValue => {
    const token = tokens[at++]
    if (token === '(' || token === '[') {
      const items: TreeValue[] = []
      while (tokens[at] !== ')' && tokens[at] !== ']') items.push(value())
      at++
      return items
    }
    if (token !== '{') return token === '<>' ? undefined : token?.replace(/\\(.)/g, '$1')
    const node: TreeNode = { kind: tokens[at++]! }
    while (tokens[at] !== '}') {
      const field = tokens[at++]!.slice(1)
      const values: TreeValue[] = []
      while (tokens[at] !== '}' && !/^:\w/.test(tokens[at]!)) values.push(value())
      node[field] = values.length > 1 ? values : values[0]
    }
    at++
    return node
  }
  return value()
}

/** The first statement in a tree. */
export function statementIn(tree: TreeValue): TreeNode | undefined {
  if (Array.isArray(tree)) return tree.map(statementIn).find(Boolean)
  return tree && typeof tree === 'object' && tree.kind === 'QUERY' ? tree : undefined
}

export const nodes = (value: TreeValue): TreeNode[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is TreeNode => typeof one === 'object' && !Array.isArray(one),
  )

/** The columns that a statement gives: those of RETURNING, or of the select itself. */
export function columnsOf(statement: TreeNode): TreeNode[] {
  const list = nodes(statement.commandType === '1' ? statement.targetList : statement.returningList)
  return list.filter(entry => entry.resjunk !== 'true')
}

/**
 * Whether a column of a statement, counted from 1, can surely give null: it is a column without `not null`, or of the outer side of a
 * join, or null is written there, and nothing around it (a condition, coalesce) keeps null out. What cannot be judged
 * counts as never null.
 */
export function canBeNull(place: number, statement: TreeNode, catalogue: Catalogue): boolean {
  return isColumnNullable(statement, place, [], catalogue)
}

function isNullable(value: TreeValue, levels: readonly TreeNode[], catalogue: Catalogue): boolean {
  const [node] = nodes(value)
  if (!node) return false
  const any = (of: TreeValue) => nodes(of).some(one => isNullable(one, levels, catalogue))
  switch (node.kind) {
    case 'VAR':
      return isVariableNullable(node, levels, catalogue)
    case 'CONST':
      return node.constisnull === 'true'
    case 'COALESCEEXPR':
      return nodes(node.args).every(one => isNullable(one, levels, catalogue))
    case 'CASEEXPR':
      return any(node.defresult) || nodes(node.args).some(when => any(when.result))
    case 'FUNCEXPR':
      return catalogue.strict.has(String(node.funcid)) && any(node.args)
    case 'OPEXPR':
      return catalogue.strict.has(catalogue.operators.get(String(node.opno))!) && any(node.args)
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
      return any(node.arg)
    case 'AGGREF':
      return isAggregateNullable(node, levels, catalogue)
    case 'SUBLINK': {
      if (node.subLinkType !== '4') return false
      const inner = nodes(node.subselect)[0]!
      return isNullable(columnsOf(inner)[0]?.expr, [inner, ...levels], catalogue)
    }
    default:
      return false
  }
}

/** Over no rows every aggregate but a count gives null; in a group there is a row at least. */
function isAggregateNullable(node: TreeNode, levels: readonly TreeNode[], catalogue: Catalogue): boolean {
  if (catalogue.counts.has(String(node.aggfnoid))) return false
  if (!nodes(levels[0]!.groupClause).length || node.aggfilter) return true
  if (!catalogue.strict.has(String(node.aggfnoid))) return false
  return nodes(node.args).some(entry => isNullable(entry.expr, levels, catalogue))
}

function isVariableNullable(node: TreeNode, levels: readonly TreeNode[], catalogue: Catalogue): boolean {
  const up = Number(node.varlevelsup)
  const [query, ...outer] = levels.slice(up)
  if (!query) return false
  const table = String(node.varno)
  const column = Number(node.varattno)
  const known = neverNull(query, catalogue)
  if (known.has(`${table}.${column}`)) return false
  const outerJoins = (node.varnullingrels as string[] | undefined) ?? []
  const isOuter = outerJoins.length > 1 && !known.has(table)
  const entry = nodes(query.rtable)[Number(table) - 1]!
  const here = [query, ...outer]
  switch (entry.rtekind) {
    case '0':
      return isOuter || (column > 0 && !catalogue.notNull.has(`${entry.relid}.${column}`))
    case '1':
      return isOuter || isColumnNullable(nodes(entry.subquery)[0]!, column, here, catalogue)
    case '2':
      return isNullable(nodes(entry.joinaliasvars)[column - 1], here, catalogue)
    case '6': {
      const above = here.slice(Number(entry.ctelevelsup))
      const found = nodes(above[0]?.cteList).find(cte => cte.ctename === entry.ctename)
      if (!found || entry.self_reference === 'true') return isOuter
      return isOuter || isColumnNullable(nodes(found.ctequery)[0]!, column, above, catalogue)
    }
    case '9':
      return isNullable(nodes(entry.groupexprs)[column - 1], here, catalogue)
    default:
      return isOuter
  }
}

/** A column of a sub-select; of a union, of any of its parts. */
function isColumnNullable(inner: TreeNode, column: number, outer: readonly TreeNode[], catalogue: Catalogue): boolean {
  const levels = [inner, ...outer]
  const parts = partsOf(inner.setOperations)
  if (!parts.length) return isNullable(columnsOf(inner)[column - 1]?.expr, levels, catalogue)
  return parts.some(part =>
    isColumnNullable(nodes(nodes(inner.rtable)[part - 1]!.subquery)[0]!, column, levels, catalogue),
  )
}

function partsOf(operation: TreeValue): number[] {
  const [node] = nodes(operation)
  if (!node) return []
  return node.kind === 'RANGETBLREF' ? [Number(node.rtindex)] : [...partsOf(node.larg), ...partsOf(node.rarg)]
}

/** The columns ("table.column") and tables that the conditions of a statement keep from being null. */
function neverNull(query: TreeNode, catalogue: Catalogue): Set<string> {
  const found = new Set<string>()
  const visit = (value: TreeValue): void => {
    for (const node of nodes(value)) {
      if (node.kind === 'FROMEXPR') {
        for (const one of keptByCondition(node.quals, catalogue)) found.add(one)
        visit(node.fromlist)
      } else if (node.kind === 'JOINEXPR' && node.jointype === '0') {
        for (const one of keptByCondition(node.quals, catalogue)) found.add(one)
        visit([node.larg, node.rarg])
      } else if (node.kind === 'JOINEXPR' && node.jointype === '1') visit(node.larg)
    }
  }
  visit(query.jointree)
  return found
}

function keptByCondition(value: TreeValue, catalogue: Catalogue): string[] {
  const [node] = nodes(value)
  if (!node) return []
  const all = (of: TreeValue) => nodes(of).flatMap(one => keptByCondition(one, catalogue))
  switch (node.kind) {
    case 'VAR':
      return node.varlevelsup === '0' ? [`${node.varno}.${node.varattno}`, String(node.varno)] : []
    case 'NULLTEST':
      return node.nulltesttype === '1' ? all(node.arg) : []
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return all(node.arg)
    case 'FUNCEXPR':
      return catalogue.strict.has(String(node.funcid)) ? all(node.args) : []
    case 'OPEXPR':
      return catalogue.strict.has(catalogue.operators.get(String(node.opno))!) ? all(node.args) : []
    case 'ROWCOMPAREEXPR':
      return keptByCondition(nodes(node.largs)[0], catalogue)
    case 'SCALARARRAYOPEXPR':
      return keptByCondition(nodes(node.args)[0], catalogue)
    case 'BOOLEXPR': {
      if (node.boolop !== 'or') return all(node.args)
      const [first = [], ...others] = nodes(node.args).map(one => keptByCondition(one, catalogue))
      return first.filter(one => others.every(other => other.includes(one)))
    }
    default:
      return []
  }
}
