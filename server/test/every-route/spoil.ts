import fc from 'fast-check'

/** One change that makes a good value bad, or merely odd. `at` picks the place among all there are. */
export interface Spoiling {
  at: number
  how: 'replace' | 'remove' | 'add' | 'wrap' | 'repeat'
  value: unknown
}

const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown

/** What people, programs and attackers send where something else was asked for. */
export const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\ufeffBOM',
  '\u200b\u200d',
  'Nguyễn Văn Thịnh'.normalize('NFD'),
  `e${'\u0301'.repeat(2_000)}`,
  'ﷺ'.repeat(500),
  'ữ'.repeat(10_240),
  '👩‍⚕️'.repeat(300),
  "' or 1=1 --",
  '"; \\ %_',
  '=HYPERLINK("http://a","b")',
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  '$' + '{7*7}',
  '1',
  '-1',
  '1e3',
  '0x10',
  'NaN',
  'true',
  'null',
  '2026-02-30',
  '2026-11-21T25:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-7FFF-BFFF-FFFFFFFFFFFF',
  `${'a'.repeat(60)}!`,
  `${'1'.repeat(40)} `,
]
const oddValues: unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  1.005,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  deep(100),
  Array.from({ length: 1_000 }, () => 0),
  Array.from({ length: 600 }, () => ({})),
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: 1, length: 1e9 },
]
const fieldNames = ['thua', '__proto__', 'constructor', 'storeId', 'store_id', 'branchId', 'id', 'isAdmin', 'role', '']

export const spoilings: fc.Arbitrary<Spoiling[]> = fc.array(
  fc.record({
    at: fc.nat(10_000),
    how: fc.constantFrom<Spoiling['how'][]>('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'repeat'),
    value: fc.constantFrom(...oddValues),
  }),
  { minLength: 1, maxLength: 3 },
)

/** The value with the changes made; the value itself stays as it was. */
export const spoil = (value: unknown, changes: readonly Spoiling[]): unknown =>
  changes.reduce<unknown>((spoilt, change) => spoilOnce(spoilt, change), value)

function spoilOnce(value: unknown, { at, how, value: odd }: Spoiling): unknown {
  // Wrapped, so that the whole value is a place too.
  const root = { all: structuredClone(value) }
  const places = placesIn(root)
  const { parent, key } = places[at % places.length]!
  const holder = parent as Record<string | number, unknown>
  const found = holder[key]
  if (how === 'remove') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else delete holder[key]
  } else if (how === 'wrap') define(holder, key, [found])
  else if (how === 'repeat') define(holder, key, twice(found))
  else if (how === 'add' && typeof found === 'object' && found !== null && !Array.isArray(found))
    define(found, fieldNames[at % fieldNames.length]!, odd)
  else define(holder, key, odd)
  return root.all
}

function twice(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value]
  return typeof value === 'object' ? [value, value] : `${value}${value}`
}

/** Sets an own property, `__proto__` too. */
const define = (target: object, key: string | number, value: unknown) =>
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })

function placesIn(parent: object): { parent: object; key: string | number }[] {
  return Object.entries(parent).flatMap(([key, value]) => [
    { parent, key },
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ])
}
