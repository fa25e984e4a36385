import type { RouteSpec } from '@quay/contract/route'
import { newId } from '../../src/db/new-id.ts'
import { namesIds } from './schema-values.ts'
import type { Row, World } from './world.ts'

/** Words whose table has another name. */
const otherwiseNamed: Record<string, readonly string[]> = {
  seller: ['employee'],
  supplier: ['provider'],
  taker: ['employee'],
  heldBy: ['employee'],
  creator: ['employee'],
  receiver: ['employee'],
  group: ['product_group', 'customer_group'],
  parent: ['product_group'],
  partner: ['customer', 'provider'],
  subject: ['product', 'bill'],
  reason: ['difference_reason'],
  check: ['inventory_check'],
  count: ['shift_count'],
  next: ['shift'],
  toEmployee: ['employee'],
  avatar: ['image'],
  duplicate: ['product', 'customer'],
  replacedProduct: ['product'],
  other: ['product', 'branch'],
  'product-duplicate': ['product'],
  logo: ['image'],
  paper: ['image'],
  displayPicture: ['image'],
  'medicine-proposal': ['product'],
  excel: ['excel_file'],
  'export-file': ['export_file'],
  'bank-statement': ['bank_statement_line'],
  'without-bill': ['sale_return'],
  transfer: ['bank_transfer'],
  adjustment: ['debt_adjustment'],
  'customer-call': ['bill_item'],
  birthday: ['customer'],
  goods: ['product'],
  list: ['pair_list'],
  order: ['sales_order'],
  orderItem: ['sales_order_item'],
  from: ['sales_order'],
  entry: ['debt_entry'],
}

/** Words of paths that name no table: what they mean lives in the memory of a server. */
const ofNoTable = ['export']

const lowerFirst = (word: string) => word[0]!.toLowerCase() + word.slice(1)
const snake = (word: string) => word.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`).replaceAll('-', '_')

/**
 * The tables that a field's ids are of: `productId` of product, `unitId` of the only one that ends in _unit,
 * `defaultBranchId` of branch. Empty for `id`, which a client makes.
 */
export function tablesOf(field: string, world: World): readonly string[] {
  const word = field.replace(/Ids?$/, '')
  if (word === '' || word === 'id') return []
  for (const noun of [word, lowerFirst(/[A-Z][a-z]*$/.exec(word)?.[0] ?? word)]) {
    const tables = otherwiseNamed[noun] ?? tablesNamed(snake(noun), world)
    if (tables.length) return tables
  }
  throw new Error(`Which table are the ids of "${field}" of? Say so in otherwiseNamed of known-rows.ts.`)
}

function tablesNamed(name: string, world: World): readonly string[] {
  if (world.rows.has(name)) return [name]
  const ending = [...world.rows.keys()].filter(table => table.endsWith(`_${name}`))
  return ending.length === 1 ? ending : []
}

/** The table of a parameter in a route's path: `/product/:id` is of product, `:sessionId` of session. */
export function tableOfParam(route: RouteSpec, param: string, world: World): string | undefined {
  if (!namesIds(param)) return undefined
  if (param !== 'id') return tablesOf(param, world)[0]
  const parts = route.path.split('/')
  const word = parts[parts.indexOf(`:${param}`) - 1]!
  if (ofNoTable.includes(word)) return undefined
  const [table] = otherwiseNamed[word] ?? tablesNamed(snake(word), world)
  if (table) return table
  throw new Error(`Which table is :${param} of ${route.path} in? Say so in otherwiseNamed of known-rows.ts.`)
}

export const rowsOf = (world: World, tables: readonly string[]): readonly Row[] =>
  tables.flatMap(table => world.rows.get(table) ?? [])

/** Ids that exist in the world, by field; those of the branch `here` where rows have one. */
export const knownIds = (world: World) => (field: string) =>
  rowsOf(world, tablesOf(field, world))
    .filter(row => isHere(row, world))
    .map(row => row.id!)

/** Whether a row is of the branch that the caller works in, or of the whole store. */
export const isHere = (row: Row, world: World): boolean =>
  (world.rows.get('branch')!.includes(row) ? row.id : (row.branch_id ?? world.here)) === world.here

/**
 * Makes ids that stand together agree: a line's unit is of its product, a lot too, because their rows say so. Rows
 * that agree are looked for by the columns that name what was chosen before.
 */
export function agree(value: unknown, world: World, chosen: Record<string, unknown> = {}): unknown {
  if (Array.isArray(value)) return value.map(one => agree(one, world, chosen))
  if (typeof value !== 'object' || value === null) return value
  const here = { ...chosen }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (typeof field !== 'string' || !namesIds(name)) return [name, agree(field, world, here)]
      const id = name === 'id' ? field : agreeing(name, field, world, here)
      if (name !== 'id') here[snake(name)] = id
      return [name, id]
    }),
  )
}

function agreeing(name: string, id: string, world: World, chosen: Record<string, unknown>): string {
  const rows = rowsOf(world, tablesOf(name, world)).filter(row => isHere(row, world))
  const fits = (row: Row) => Object.keys(chosen).every(column => !(column in row) || row[column] === chosen[column])
  const picked = rows.find(row => row.id === id)
  if (!picked || fits(picked)) return id
  return rows.find(fits)?.id ?? newId()
}
