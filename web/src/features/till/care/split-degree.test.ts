import { expect, it } from 'vitest'
import { splitDegree } from './split-degree.ts'

it.each([
  ['BS.CKI Khúc Hải Yến', 'BS.CKI', 'Khúc Hải Yến'],
  ['ThS. BS Tạ Quang Vinh', 'ThS. BS', 'Tạ Quang Vinh'],
  ['bs  Yến', 'bs', 'Yến'],
  ['Khúc Hải Yến', '', 'Khúc Hải Yến'],
  ['BS', '', 'BS'],
  ['Bs Ts', 'Bs', 'Ts'],
])('%s', (typed, degree, name) => {
  expect(splitDegree(typed)).toEqual({ degree, name })
})
