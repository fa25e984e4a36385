import { expect, it } from 'vitest'
import { sameDoctor } from './same-doctor.ts'

const known = [
  { id: 'yen', degree: 'BS', name: 'Khúc Hải Yến' },
  { id: 'yên', degree: null, name: 'Trần Thu Yên' },
  { id: 'yến', degree: null, name: 'Trần Thu Yến' },
]

it.each([
  ['BS Khúc Hải Yến', 'yen'],
  ['bs khúc hải yến ', 'yen'],
  ['khuc  hai yen', 'yen'],
  ['Trần Thu Yên', 'yên'],
  // Two have this name without accents: nobody guesses which.
  ['tran thu yen', undefined],
  // A part of a name may be another doctor.
  ['hai yen', undefined],
  ['Khúc Hải Yên', undefined],
  ['', undefined],
])('%s is the doctor %s', (typed, id) => {
  expect(sameDoctor(known, typed)?.id).toBe(id)
})
