import { expect, it } from 'vitest'
import { withChanged, withLine, withoutLine, withPutBack } from './edit-lines.ts'

type Line = { key: string; productId: string; quantity: number }
const line = (key: string, productId = key, quantity = 1): Line => ({ key, productId, quantity })
const two = [line('a'), line('b')]
const oneMore = (there: Line) => ({ ...there, quantity: there.quantity + 1 })

it('adds goods that are not there at the end', () => {
  const added = withLine(two, line('c'), there => there.productId === 'c', oneMore)
  expect(added).toEqual({ lines: [...two, line('c')], key: 'c' })
})

it('leads goods that are there to their line, which counts one more', () => {
  const added = withLine(two, line('c', 'a'), there => there.productId === 'a', oneMore)
  expect(added).toEqual({ lines: [line('a', 'a', 2), line('b')], key: 'a' })
})

it('leaves the other lines the same objects', () => {
  const [first, second] = withChanged(two, 'a', oneMore)
  expect(first).toEqual(line('a', 'a', 2))
  expect(second).toBe(two[1])
})

it('puts a line back where it was taken out', () => {
  const taken = withoutLine(two, 'a')!
  expect(taken.lines).toEqual([line('b')])
  expect(withPutBack(taken.lines, taken.line, taken.place)).toEqual(two)
  expect(withoutLine(two, 'x')).toBeNull()
})
