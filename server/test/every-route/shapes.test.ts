import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { asked, type Place } from './asked.ts'
import { definitionOf } from './schema-values.ts'

const ofType = (type: string) => asked.filter(({ schema }) => definitionOf(schema).type === type)
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const names = (places: Place[]) => [...new Set(places.map(({ name }) => name))]

/** Carry a file, and are held by limits of their own. */
const heavy = [
  'upload.image body.content',
  'excel.upload body.content',
  'inbound.readInvoice body.xml',
  'inbound.readPdfInvoice body.content',
  'bankTransfer.importStatement body.text',
  'bankTransfer.importStatement body.content',
  'bankTransfer.previewStatement body.text',
  'bankTransfer.previewStatement body.content',
  'contraindication.import body.content',
  'printer.print body.bytes',
]

describe('what a route takes', () => {
  it('has no room for fields that it does not name: nobody makes themselves more by sending more', () => {
    const open = ofType('object').filter(({ name, schema }) => {
      const { shape } = definitionOf(schema)
      const isBody = name.split(' ')[1]!.startsWith('body')
      if (!isBody) return false
      const { catchall } = schema._zod.def as unknown as { catchall?: z.ZodType }
      return shape !== undefined && (!catchall || definitionOf(catchall).type !== 'never')
    })
    expect(names(open), 'use z.strictObject').toEqual([])
    expect(names(ofType('any')), 'say what it is').toEqual([])
    expect(names(ofType('unknown')), 'say what it is').toEqual([])
  })

  it('has an end: texts, lists and numbers without a limit fill disks and overflow sums', () => {
    const endless = (value: unknown) => (place: Place) => takes(place.schema, value)
    const texts = ['a', '1', 'ă', '-'].flatMap(sign => ofType('string').filter(endless(sign.repeat(60_000))))
    expect(names(texts).filter(name => !heavy.includes(name))).toEqual([])
    const isLimited = (schema: z.ZodType) =>
      definitionOf(schema).checks?.some(({ _zod: { def } }) => ['max_length', 'length_equals'].includes(def.check))
    expect(names(ofType('array').filter(({ schema }) => !isLimited(schema)))).toEqual([])
    expect(names(ofType('number').filter(({ schema }) => takes(schema, 2 ** 45) || takes(schema, -(2 ** 45))))).toEqual(
      [],
    )
  })

  it('is looked at in no time, however it is made: no pattern goes back and forth', { timeout: 120_000 }, () => {
    const patterns = new Map(
      asked.flatMap(({ name, schema }) => {
        const { checks = [], ...own } = definitionOf(schema) as ReturnType<typeof definitionOf> & { pattern?: RegExp }
        return [own.pattern, ...checks.map(check => check._zod.def.pattern)]
          .filter(pattern => pattern !== undefined)
          .map((pattern): [string, [string, RegExp]] => [pattern.source, [name, pattern]])
      }),
    )
    expect(patterns.size).toBeGreaterThan(5)
    const pieces = ['a', '1', ' ', '-', '+', '.', '_', '1 ', '+1', '(1)', 'a@', 'a.', '-1-', 'á', '\u0301', '0.', '12:']
    const slow = new Set<string>()
    for (const [name, pattern] of patterns.values())
      for (const piece of pieces)
        for (const end of ['', '!', '\u0000', '@']) if (growsFast(pattern, piece, end)) slow.add(`${name} ${pattern}`)
    expect([...slow]).toEqual([])
  })
})

/** Whether four times the text takes far more than four times as long; stops as soon as it does. */
function growsFast(pattern: RegExp, piece: string, end: string): boolean {
  for (const length of [1_000, 4_000, 16_000, 64_000]) {
    const text = piece.repeat(length / piece.length) + end
    const began = performance.now()
    pattern.test(text)
    if (performance.now() - began > 250) return true
  }
  return false
}
