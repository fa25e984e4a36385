import { classesNamed } from './drug-classes.ts'
import { drugSpelling } from './drug-spelling.ts'
import { ingredientKey, namesWithin } from './ingredient-key.ts'

/** Two ingredients that must not be taken together, as a list of them has it. */
export interface ContraindicatedPair {
  /** "Atazanavir/ritonavir" is both. A class, such as "statin", is each of its members. */
  first: string
  second: string
  consequence: string | null
  management: string | null
}

/** A pair by what it is known by, whatever the list calls it. */
export function pairKey({ first, second }: Pick<ContraindicatedPair, 'first' | 'second'>): string {
  return [ingredientKey(first), ingredientKey(second)].sort().join('|')
}

/** One ingredient or class of a side, and how it is found on a pack. */
type Part = { key: string } | { key: string; holds: RegExp }

interface CompiledPair<P extends ContraindicatedPair> {
  key: string
  pair: P
  /** Each side is met where all its parts are taken. */
  sides: readonly [readonly string[], readonly string[]]
}

/** A list of pairs, ready to be asked about goods. */
export interface CompiledPairs<P extends ContraindicatedPair = ContraindicatedPair> {
  byPart: ReadonlyMap<string, readonly CompiledPair<P>[]>
  classes: readonly { key: string; holds: RegExp }[]
  /** What was found on packs before: a till asks on each key. */
  known: Map<string, readonly string[]>
}

const mostKnown = 5_000

/** Gets a list ready: once for each that is imported, not once a sale. */
export function compilePairs<P extends ContraindicatedPair>(pairs: readonly P[]): CompiledPairs<P> {
  const byPart = new Map<string, CompiledPair<P>[]>()
  const classes = new Map<string, RegExp>()
  const sideOf = (name: string): string[] => {
    const parts = name
      .replace(/\([^()]*\)/g, ' ')
      .split('/')
      .map(partOf)
    for (const part of parts) if ('holds' in part) classes.set(part.key, part.holds)
    return parts.map(part => part.key).filter(Boolean)
  }
  const at = (part: string): CompiledPair<P>[] => {
    const known = byPart.get(part) ?? []
    byPart.set(part, known)
    return known
  }
  for (const pair of pairs) {
    const compiled = { key: pairKey(pair), pair, sides: [sideOf(pair.first), sideOf(pair.second)] as const }
    if (compiled.sides.some(side => side.length === 0)) continue
    // By one side it is found already: it is met only where both are there.
    for (const part of compiled.sides[0]) at(part).push(compiled)
    for (const part of compiled.sides[1]) at(part)
  }
  return { byPart, classes: [...classes].map(([key, holds]) => ({ key, holds })), known: new Map() }
}

function partOf(name: string): Part {
  const spelled = drugSpelling(name.trim())
  const key = ingredientKey(name)
  const named = classesNamed.find(
    ({ called }) => called.exec(spelled)?.index === 0 && /^\S+(?: \S+){0,4}$/.test(spelled),
  )
  const isMember = named?.holds.test(spelled)
  return named && !isMember ? { key, holds: named.holds } : { key }
}

/** What is asked about: a medicine with the ingredients on its pack. */
export interface TakenMedicine {
  productId: string
  ingredient: string | null | undefined
}

/** A pair that two of the medicines are. */
export interface MetPair<M extends TakenMedicine, P extends ContraindicatedPair = ContraindicatedPair> {
  key: string
  pair: P
  /** The earlier and the later of the two. */
  medicines: readonly [M, M]
}

/** The pairs that medicines taken together are. A pack that holds both sides by itself was registered so and is none. */
export function meetPairs<M extends TakenMedicine, P extends ContraindicatedPair>(
  medicines: readonly M[],
  pairs: CompiledPairs<P>,
): MetPair<M, P>[] {
  const takenBy = new Map<string, number[]>()
  for (const [place, medicine] of medicines.entries())
    for (const part of partsIn(medicine.ingredient, pairs)) takenBy.set(part, [...(takenBy.get(part) ?? []), place])

  const met = new Map<string, MetPair<M, P>>()
  for (const part of takenBy.keys())
    for (const { key, pair, sides } of pairs.byPart.get(part) ?? []) {
      if (met.has(key) || !sides.flat().every(one => takenBy.has(one))) continue
      const places = twoOf(takenBy.get(sides[0][0]!)!, takenBy.get(sides[1][0]!)!, medicines)
      if (places) met.set(key, { key, pair, medicines: [medicines[places[0]]!, medicines[places[1]]!] })
    }
  return [...met.values()]
}

/** The first two places of different goods, in their order. */
function twoOf(
  some: readonly number[],
  others: readonly number[],
  medicines: readonly TakenMedicine[],
): [number, number] | null {
  for (const one of some)
    for (const other of others)
      if (medicines[one]!.productId !== medicines[other]!.productId) return one < other ? [one, other] : [other, one]
  return null
}

/** The ingredients and classes of the list that stand on a pack. */
function partsIn(ingredient: string | null | undefined, { byPart, classes, known }: CompiledPairs): readonly string[] {
  if (!ingredient) return []
  const before = known.get(ingredient)
  if (before) return before
  const names = namesWithin(ingredient)
  const words = drugSpelling(ingredient).split(/[^a-z]+/)
  const parts = [
    ...[...names].filter(name => byPart.has(name)),
    ...classes.filter(({ holds }) => words.some(word => holds.test(word))).map(({ key }) => key),
  ]
  if (known.size >= mostKnown) known.clear()
  known.set(ingredient, parts)
  return parts
}
