import { describe, expect, it } from 'vitest'
import { unitsOfPacking } from './units-of-packing.ts'

const inWords = (packing: string) =>
  unitsOfPacking(packing)
    ?.map(({ name, ratio }) => `${name} ${ratio}`)
    .join(', ') ?? null

describe('the units of a packing', () => {
  it.each([
    ['Hộp 10 vỉ x 10 viên', 'Viên 1, Vỉ 10, Hộp 100'],
    ['Hộp 3 Vỉ x 10 Viên', 'Viên 1, Vỉ 10, Hộp 30'],
    ['hộp 2 vỉ × 7 viên nén bao phim', 'Viên 1, Vỉ 7, Hộp 14'],
    ['Hộp 1 vỉ x 10 viên; hộp 3 vỉ x 10 viên', 'Viên 1, Vỉ 10'],
    ['Hộp 30 gói x 2g', 'Gói 1, Hộp 30'],
    ['Hộp 20 ống x 5 ml', 'Ống 1, Hộp 20'],
    ['Hộp 1 lọ 60 viên', 'Viên 1, Lọ 60'],
    ['Chai 100 viên', 'Viên 1, Chai 100'],
    ['Hộp 1 tuýp 18 gam', 'Tuýp 1'],
    ['Hộp 1 chai 60ml', 'Chai 1'],
    ['Hộp 3 vỉ (nhôm - nhôm) x 10 viên', 'Viên 1, Vỉ 10, Hộp 30'],
    ['Thùng 24 hộp x 10 gói', 'Gói 1, Hộp 10, Thùng 240'],
    ['Vỉ 10 viên', 'Viên 1, Vỉ 10'],
  ])('%s: %s', (packing, units) => {
    expect(inWords(packing)).toBe(units)
  })

  it.each(['', 'Theo tiêu chuẩn', 'Hộp', 'Hộp 2 hộp x 3 viên', '10'])('"%s" tells none', packing => {
    expect(inWords(packing)).toBeNull()
  })
})
