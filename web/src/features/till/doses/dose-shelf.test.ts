import type { TillSample } from '@quay/contract/sample-medicine/shapes'
import { expect, it } from 'vitest'
import { matchSamples } from './dose-shelf.ts'

const sample = (code: string, name: string, disease: string): TillSample =>
  ({
    id: code,
    code,
    name,
    disease,
    doctorName: null,
    items: [{ productName: 'Paracetamol' }],
  }) as unknown as TillSample
const samples = [
  sample('LM1', 'Đau dạ dày 7 ngày', 'Dạ dày'),
  sample('LM2', 'Đau đầu 3 ngày', 'Thần kinh'),
  sample('LM3', 'Căng thẳng 5 ngày', 'Đau đầu'),
]
const found = (query: string) => matchSamples(samples, query).map(({ code }) => code)

it('puts what holds the words as they were typed before what holds each somewhere', () => {
  expect(found('đau đầu')).toEqual(['LM2', 'LM3', 'LM1'])
  expect(found('dau dau')).toEqual(['LM2', 'LM3', 'LM1'])
  expect(found('đau dạ')).toEqual(['LM1', 'LM2', 'LM3'])
  expect(found('ngày')).toEqual(['LM1', 'LM2', 'LM3'])
  expect(found('lm3')).toEqual(['LM3'])
  expect(found('sốt')).toEqual([])
})
