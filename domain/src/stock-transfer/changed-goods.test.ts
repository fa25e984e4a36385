import { expect, it } from 'vitest'
import { changedGoods } from './changed-goods.ts'

const goods = (productName: string, quantity: number, unitName = 'Hộp') => ({
  productId: productName,
  productName,
  unitName,
  quantity,
})

it('tells only what differs, what was dropped and what was added', () => {
  const before = [goods('Panadol', 10), goods('Gạc', 3, 'Gói'), goods('Vitamin C', 5, 'Vỉ')]
  const after = [goods('Panadol', 6), goods('Gạc', 3, 'Gói'), goods('Oresol', 1_000, 'Gói')]
  expect(changedGoods(before, after)).toEqual({
    before: 'Panadol 10 hộp; Vitamin C 5 vỉ',
    after: 'Panadol 6 hộp; Oresol 1.000 gói',
  })
})

it('takes the lines of a product together, whatever their order among others', () => {
  const boxes = [goods('Panadol', 2), goods('Panadol', 3, 'Viên')]
  expect(changedGoods(boxes, [...boxes, goods('Gạc', 1)])).toEqual({ before: null, after: 'Gạc 1 hộp' })
  expect(changedGoods(boxes, boxes)).toBeNull()
})

it('names twenty and counts the rest', () => {
  const many = Array.from({ length: 23 }, (_, index) => goods(`Hàng ${index}`, 1))
  expect(changedGoods(many, [])?.before).toMatch(/^Hàng 0 1 hộp; .*Hàng 19 1 hộp; và 3 mặt hàng khác$/)
})
