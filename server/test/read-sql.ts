import { parseAst } from 'vite'

/** One level of a statement: a select (or update, delete, insert) with the names that its own FROM gives to tables. */
interface Level {
  isSelect: boolean
  declared: Set<string>
  /** Names whose `store_id` it reads. */
  stores: Set<string>
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of every kind
type Node = any

/** Stands where a text takes in another one. */
const hole = '\u00a7'

/** The texts of a source file that may be SQL: string literals and templates, with a sign where a value is put in. */
export function textsOf(source: string): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (!node || typeof node !== 'object') return
    if (node.type === 'TemplateLiteral') found.push(node.quasis.map((one: Node) => one.value.cooked).join(hole))
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseAst(source, { lang: 'ts' }).body)
  return found
}

/**
 * The names whose store a sub-select takes from outside itself, as in `(select 1 from x where x.store_id = e.store_id)` with `e`
 * of the statement around it. A join has both names at its own level, so it is none.
 */
export function storesFromOutside(sql: string): string[] {
  const finished: Level[] = []
  const levels = [newLevel(false)]
  /** For each open bracket, whether it began a level of its own. */
  const brackets: boolean[] = []
  const tokens = tokensOf(sql)
  tokens.forEach((token, at) => {
    const level = levels.at(-1)!
    if (token === '(') {
      const begins = beginsLevel(tokens[at + 1], tokens[at + 2])
      brackets.push(begins)
      if (begins) levels.push(newLevel(true))
    } else if (token === ')') {
      if (brackets.pop()) finished.push(levels.pop()!)
    } else if (/^(union|intersect|except)$/.test(token)) {
      finished.push(levels.pop()!)
      levels.push(newLevel(true))
    } else if (token === 'select') level.isSelect = true
    else if (token.endsWith('.store_id')) level.stores.add(token.slice(0, -'.store_id'.length))
    const name = declaredAt(tokens, at)
    if (name) level.declared.add(name)
  })
  finished.push(...levels.reverse())
  // Where the FROM itself is put in from elsewhere, its names are not to be seen here.
  return finished.flatMap(({ isSelect, declared, stores }) =>
    isSelect && declared.size ? [...stores].filter(name => !declared.has(name)) : [],
  )
}

const beginsLevel = (first = '', second = '') =>
  /^(select|with|insert|update|delete)$/.test(first) || (first === hole && /^(where|from|join|left)$/.test(second))

/** Tables that a statement fills with what it selects. */
export function insertsOfSelects(sql: string): string[] {
  const tokens = tokensOf(sql)
  return tokens.flatMap((token, at) => {
    if (token !== 'into' || tokens[at - 1] !== 'insert') return []
    let next = at + 2
    if (tokens[next] === '(') next = closing(tokens, next) + 1
    return /^(select|with)$/.test(tokens[next] ?? '') ? [tokens[at + 1]!] : []
  })
}

const newLevel = (isSelect: boolean): Level => ({ isSelect, declared: new Set(), stores: new Set() })

function closing(tokens: readonly string[], from: number): number {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    if (tokens[at] === '(') depth++
    if (tokens[at] === ')' && --depth === 0) return at
  }
  return tokens.length
}

/** Words and brackets in small letters, without comments and quoted values; `a.b` is one word. */
const tokensOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, ' 0 ')
    .replaceAll('"', '')
    .toLowerCase()
    .match(/[\w$\u00a7]+(?:\.[\w$\u00a7*]+)*|[(),]|[^\s\w$\u00a7(),]+/g) ?? []

const isWord = (token: string | undefined) => token !== undefined && /^[a-z_\u00a7][\w$\u00a7.]*$/.test(token)
const afterTable = new Set(
  `on using where set join left right full inner cross natural order group having limit offset for union intersect except
   returning select values with default overriding window tablesample and or when then else end do nothing from lateral`
    .split(/\s+/)
    .filter(Boolean),
)

/** The name that a table, a sub-select or a function gets at this place, if the word here begins one. */
function declaredAt(tokens: readonly string[], at: number): string | undefined {
  const token = tokens[at]!
  const begins =
    /^(from|join|update|into|using)$/.test(token) ||
    (token === ',' && isInFrom(tokens, at)) ||
    (token === '(' && /^(from|join)$/.test(tokens[at - 1] ?? ''))
  if (!begins) return undefined
  let next = at + 1
  while (/^(only|lateral)$/.test(tokens[next] ?? '')) next++
  let name = tokens[next]
  if (name === '(') next = closing(tokens, next)
  else if (!isWord(name)) return undefined
  if (tokens[next + 1] === '(' && token !== 'into') next = closing(tokens, next + 1)
  if (tokens[next + 1] === 'with' && tokens[next + 2] === 'ordinality') next += 2
  if (tokens[next + 1] === 'as') next++
  const alias = tokens[next + 1]
  if (isWord(alias) && !afterTable.has(alias!)) name = alias
  return name === '(' ? undefined : name?.split('.').at(-1)
}

/** Whether a comma stands between two tables: the last clause before it, in the same brackets, is a FROM, JOIN or USING. */
function isInFrom(tokens: readonly string[], comma: number): boolean {
  let depth = 0
  for (let at = comma - 1; at >= 0; at--) {
    const token = tokens[at]!
    if (token === ')') depth++
    else if (token === '(' && depth-- === 0) return false
    else if (depth === 0 && /^(from|join|using)$/.test(token)) return true
    else if (depth === 0 && /^(select|where|set|by|values|having|returning|on)$/.test(token)) return false
  }
  return false
}
