import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeReceived, type OrderedLine, progressOf, type ReceivedGoods, stillToCome } from './change-received.ts'

const products = ['a', 'b', 'c']
const order: OrderedLine[] = [
  { id: 'line-a', productId: 'a', baseQuantity: 30, receivedQuantity: 0 },
  { id: 'line-b', productId: 'b', baseQuantity: 7, receivedQuantity: 0 },
]
const goods = fc.array(
  fc.record({ productId: fc.constantFrom(...products), quantity: fc.integer({ min: 1, max: 40 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
)
/** An import comes, or one that came is cancelled. */
const step = fc.oneof(
  goods.map(came => ({ came })),
  fc.nat(10).map(pick => ({ pick })),
)

it('what completed imports brought is what was received, whatever comes and is cancelled in between', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isClosed) => {
      let lines = order
      const standing: ReceivedGoods[][] = []
      const apply = (goods: readonly ReceivedGoods[], direction: 1 | -1) => {
        const { changes, progress } = changeReceived({ lines, isClosed }, goods, direction)
        lines = lines.map(line => ({
          ...line,
          receivedQuantity: line.receivedQuantity + (changes.find(change => change.id === line.id)?.quantity ?? 0),
        }))
        expect(progress).toBe(progressOf(lines, isClosed))
      }
      for (const one of steps) {
        if ('came' in one) {
          apply(one.came, 1)
          standing.push(one.came)
        } else {
          const [cancelled] = standing.splice(one.pick % (standing.length || 1), 1)
          if (cancelled) apply(cancelled, -1)
        }
        for (const line of lines) {
          const came = standing.flat().filter(({ productId }) => productId === line.productId)
          expect(line.receivedQuantity).toBe(came.reduce((sum, { quantity }) => sum + quantity, 0))
          expect(stillToCome(line)).toBe(Math.max(line.baseQuantity - line.receivedQuantity, 0))
        }
      }
      for (const rest of standing) apply(rest, -1)
      expect(lines).toEqual(order)
      expect(progressOf(lines, false)).toBe('CONFIRMED')
    }),
  )
})
