import { expect, it } from 'vitest'
import { makeTypedLetters } from './typed-letters.ts'

const units = ['Viên', 'Vỉ', 'Hộp', 'Đôi']

it('finds a label by its letters, without accents', () => {
  expect(makeTypedLetters()('d', 0, units, 0)).toBe(3)
  expect(makeTypedLetters()('z', 0, units, 0)).toBeUndefined()
})

it('goes on to the next label at the same letter, and round', () => {
  const letters = makeTypedLetters()
  expect(letters('v', 0, units, -1)).toBe(0)
  expect(letters('v', 100, units, 0)).toBe(1)
  expect(letters('v', 200, units, 1)).toBe(0)
})

it('takes letters in quick succession as one word, later ones as another', () => {
  const labels = ['Hộp', 'Hũ', 'Ống']
  const letters = makeTypedLetters()
  expect(letters('h', 0, labels, -1)).toBe(0)
  expect(letters('u', 300, labels, 0)).toBe(1)
  expect(letters('o', 2_000, labels, 1)).toBe(2)
})
