import { compose } from '@quay/domain/text/compose'
import { fold } from '@quay/domain/text/fold'
import { expect, it } from 'vitest'
import { asked } from './asked.ts'
import { definitionOf } from './schema-values.ts'

/** What makes work on text dear: marks that have to be put in order, in one pile and in many, letters, spaces. */
const pieces = ['\u0323\u0301', '\u0301\u0323\u031b\u0302', 'a\u0323\u0301', 'ữ', 'a', '1', ' ', '\n', 'a@', '.', '-1']
const firstSize = 10_000

/** Processor time of one run in milliseconds, the least of three. */
function cpuOf(work: () => void): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const before = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }),
  )
}

/** Whether four times the text takes far more than four times as long. Stops as soon as twice does. */
function growsFast(work: (text: string) => void, piece: string): boolean {
  const times = [1, 2, 4].map(size => {
    const text = `a${piece.repeat((firstSize * size) / piece.length)}a`
    return () => cpuOf(() => work(text))
  })
  const one = Math.max(5, times[0]!())
  return times[1]!() > 5 * one || times[2]!() > 10 * one
}

/** The first piece of which a longer text costs far more. */
const grow = (work: (text: string) => void) => pieces.find(piece => growsFast(work, piece))

it('no text of a call costs more than in proportion to its length, however it is made', () => {
  const texts = new Map(
    asked.filter(({ schema }) => definitionOf(schema).type === 'string').map(({ name, schema }) => [schema, name]),
  )
  expect(texts.size).toBeGreaterThan(100)
  // The first is enough: work that grows so takes seconds for each.
  for (const [schema, name] of texts)
    expect(
      grow(text => schema.safeParse(text)),
      name,
    ).toBeUndefined()
})

it('nor does what is made of the texts of files', () => {
  expect(grow(compose)).toBeUndefined()
  expect(grow(fold)).toBeUndefined()
})

it('composing keeps what people write', () => {
  expect(compose('Nguye\u0302\u0303n')).toBe('Nguyễn')
  expect(compose(`${'Thuốc ho '.repeat(20)}ẫ`.normalize('NFD'))).toBe(`${'Thuốc ho '.repeat(20)}ẫ`)
})
