import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roughMeasure } from '../../test/paper-factory.ts'
import { labelPapers, parcelPaper } from '../label/label-papers.ts'
import { type LabelRow, layOutLabelRows } from './label-rows.ts'

const rolls = [...labelPapers, parcelPaper].filter(paper => paper.rows === 1)
const words = fc.string({ minLength: 1, maxLength: 120, unit: fc.constantFrom(...'aăâeêioôơuưyđĐẦỮ 0123456789.') })
const row: fc.Arbitrary<LabelRow> = fc.oneof(
  fc.record({
    row: fc.constant('text' as const),
    text: words,
    bold: fc.boolean(),
    align: fc.constantFrom('left' as const, 'middle' as const),
    atMost: fc.integer({ min: 1, max: 2 }),
    isSmall: fc.boolean(),
  }),
  fc.record({ row: fc.constant('text' as const), text: words, isLarge: fc.boolean() }),
  fc.constant({ row: 'rule' as const }),
  fc.record({ row: fc.constant('pair' as const), left: words, right: fc.constantFrom('2 viên', '1.234.567đ') }),
  fc.record({ row: fc.constant('barcode' as const), text: fc.constant('8930000000028'), share: fc.constant(0.25) }),
)

it('keeps every label on itself, whatever it says, on each roll', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(row, { maxLength: 12 }), { minLength: 1, maxLength: 7 }),
      fc.constantFrom(...rolls),
      (labels, paper) => {
        const { pages, sheet } = layOutLabelRows(labels, paper, { x: 0, y: 0 }, roughMeasure)
        expect(pages).toHaveLength(Math.ceil(labels.length / paper.columns))
        expect(sheet.width % 8).toBe(0)
        for (const { boxes, height } of pages)
          for (const [place, box] of boxes.entries()) {
            expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= sheet.width && box.y + box.height <= height).toBe(
              true,
            )
            for (const other of boxes.slice(place + 1)) {
              const apart =
                box.x + box.width <= other.x ||
                other.x + other.width <= box.x ||
                box.y + box.height <= other.y ||
                other.y + other.height <= box.y
              expect(apart, `${JSON.stringify(box)} ${JSON.stringify(other)}`).toBe(true)
            }
          }
      },
    ),
  )
})
