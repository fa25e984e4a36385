import { shapeOf } from '@quay/contract/checked-later'
import fc from 'fast-check'
import type { z } from 'zod'
import { newId } from '../../src/db/new-id.ts'

/** Ids that exist, by the name of the field that asks for one: `productId` gets those of products. */
export type KnownIds = (field: string) => readonly string[]

export const namesIds = (field: string): boolean => /^id$|Ids?$/.test(field)

interface Check {
  _zod: {
    def: { check: string; format?: string; pattern?: RegExp; minimum?: number; maximum?: number; value?: number }
  }
}
/** What we read of a schema's definition; a kind that is not here is refused below, by name. */
interface Definition {
  type: string
  format?: string
  checks?: Check[]
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  entries?: Record<string, string | number>
  values?: (string | number | boolean | null)[]
  in?: z.ZodType
  out?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  items?: z.ZodType[]
  getter?: () => z.ZodType
}
export const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition

/** Texts for fields whose form cannot be guessed from their schema, by the field's name. */
const samplesByName: Record<string, string[]> = {
  startsAt: ['2036-03-01T08:00', '2037-12-31T23:59'],
  at: ['2036-03-01T08:00', '2037-12-31T23:59'],
  endsAt: ['2038-01-01T00:00'],
  username: ['duoc-si.lan', 'chu_nha_thuoc', 'kho2'],
  password: ['mat khau rat dai 1', 'Nắng sớm mai 99'],
  newPassword: ['mat khau rat dai 1', 'Nắng sớm mai 99'],
  phone: ['0912345678', '+84 (28) 3812-3456'],
  phone2: ['0281234567'],
  customerPhone: ['0912345678'],
  personPhone: ['0912345678'],
  contactPhone: ['0912345678'],
  email: ['lan@example.com', 'nha.thuoc+1@example.vn'],
  taxCode: ['0100109106', '0100109106-001', '001099012345'],
  slug: ['A'.repeat(22)],
}
const words = [
  'Paracetamol 500 mg',
  'Nguyễn Thị Lan',
  'Hàng móp',
  'a',
  '=1+1',
  "O'Brien",
  '<b>đậm</b>',
  '50%_\\',
  '👩‍⚕️',
]
const days = ['2026-11-21', '2026-12-31', '2030-06-30', '1999-02-28']
const instants = ['2026-11-21T07:05:10.000Z', '2026-11-21T23:30:00+07:00', '2020-01-01T00:00:00-11:00']

/**
 * Values that a schema accepts, but for rules over several fields: those it may break, and is refused. Ids are of rows
 * that exist where `known` knows some. Throws, with the remedy, for a kind of schema that it cannot make values of.
 */
export function valuesOf(schema: z.ZodType, known: KnownIds, name = ''): fc.Arbitrary<unknown> {
  const later = shapeOf(schema)
  if (later) return valuesOf(later, known, name)
  const it = definitionOf(schema)
  const inner = (one: z.ZodType | undefined) => valuesOf(one!, known, name)
  switch (it.type) {
    case 'string':
      return texts(schema, known, name)
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'literal':
      return fc.constantFrom(...it.values!)
    case 'enum':
      return fc.constantFrom(...Object.values(it.entries!))
    case 'any':
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 })
    case 'nullable':
      return fc.option(inner(it.innerType), { nil: null })
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return inner(it.innerType)
    case 'lazy':
      return inner(it.getter!())
    case 'pipe':
      return inner(definitionOf(it.in!).type === 'transform' ? it.out : it.in)
    case 'union':
      return fc.oneof(...it.options!.map(inner))
    case 'intersection':
      return fc.tuple(inner(it.left), inner(it.right)).map(([left, right]) => ({ ...Object(left), ...Object(right) }))
    case 'array':
      return lists(it, inner(it.element), namesIds(name))
    case 'tuple':
      return fc.tuple(...it.items!.map(inner))
    case 'record':
      return fc.dictionary(inner(it.keyType) as fc.Arbitrary<string>, inner(it.valueType), { maxKeys: 5 })
    case 'object':
      return objects(it.shape!, known)
    default:
      throw new Error(`No values are made of a schema "${it.type}" (${name}): add a case to schema-values.ts.`)
  }
}

export const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success

function objects(shape: Record<string, z.ZodType>, known: KnownIds) {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, valuesOf(field, known, name)]))
  const requiredKeys = Object.keys(shape).filter(name => !isOptional(shape[name]!))
  return fc.record(fields, { requiredKeys, noNullPrototype: true })
}

function lists({ checks }: Definition, element: fc.Arbitrary<unknown>, once: boolean) {
  const minLength = bound(checks, 'min_length') ?? 0
  const maxLength = Math.max(minLength, Math.min(3, bound(checks, 'max_length') ?? 3))
  return once ? fc.uniqueArray(element, { minLength, maxLength }) : fc.array(element, { minLength, maxLength })
}

function bound(checks: Check[] | undefined, kind: 'min_length' | 'max_length'): number | undefined {
  const found = checks?.map(check => check._zod.def).find(({ check }) => check === kind)
  return found?.minimum ?? found?.maximum
}

function texts(schema: z.ZodType, known: KnownIds, name: string): fc.Arbitrary<unknown> {
  const { format, checks } = definitionOf(schema)
  if (namesIds(name)) return idsNamed(known(name))
  if (samplesByName[name]) return fc.constantFrom(...samplesByName[name])
  if (format === 'date') return fc.constantFrom(...days)
  if (format === 'datetime') return fc.constantFrom(...instants)
  const minLength = bound(checks, 'min_length') ?? 0
  const maxLength = bound(checks, 'max_length') ?? 200
  const patterns = (checks ?? []).map(check => check._zod.def.pattern).filter(pattern => pattern !== undefined)
  const guesses = [
    fc.constantFrom(...words),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }),
    fc.constant('ữ'.repeat(Math.min(maxLength, 10_000))),
    ...patterns.flatMap(likePattern),
  ]
  return accepted(schema, name, guesses)
}

/** Mostly of rows that exist; a new one is what a client makes for a document. */
const idsNamed = (ids: readonly string[]) =>
  ids.length
    ? fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...ids) },
        { weight: 1, arbitrary: fc.constant(null).map(newId) },
      )
    : fc.constant(null).map(newId)

function likePattern(pattern: RegExp): fc.Arbitrary<string>[] {
  // Classes of Unicode and look-ahead are beyond fast-check; the other guesses meet those.
  if (/\\p|\(\?/.test(pattern.source.replaceAll('(?:', '('))) return []
  return [fc.stringMatching(pattern)]
}

function numbers(schema: z.ZodType): fc.Arbitrary<unknown> {
  const of = (kind: string) => definitionOf(schema).checks?.find(check => check._zod.def.check === kind)?._zod.def.value
  const [min, max] = [of('greater_than') ?? -1_000_000, of('less_than') ?? 1_000_000]
  const guesses = [
    fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 20)) }),
    fc.integer({ min: 1, max: 100_000 }),
    fc.constantFrom(min, max, 0.5, 12.25),
  ]
  return accepted(schema, 'number', guesses)
}

/** Trying the guesses costs more than the values; fields share their schemas. */
const acceptedBefore = new WeakMap<z.ZodType, fc.Arbitrary<unknown>>()

/** Those guesses of which the schema takes some, filtered by it. */
function accepted(schema: z.ZodType, name: string, guesses: fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> {
  const made = acceptedBefore.get(schema)
  if (made) return made
  const takes = (value: unknown) => schema.safeParse(value).success
  const often = guesses.filter(guess => fc.sample(guess, { numRuns: 20, seed: 1 }).filter(takes).length >= 3)
  if (often.length) {
    const values = fc.oneof(...often.map(guess => guess.filter(takes)))
    acceptedBefore.set(schema, values)
    return values
  }
  throw new Error(`No text for the field "${name}" is guessed: add some to samplesByName in schema-values.ts.`)
}
