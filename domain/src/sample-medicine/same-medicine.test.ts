import { describe, expect, it } from 'vitest'
import { findDuplicates } from './find-duplicates.ts'
import { ingredientsOf, isSameMedicine } from './same-medicine.ts'

describe('the same medicine', () => {
  it.each([
    ['Paracetamol', '500 mg', 'paracetamol', '500MG', true],
    ['Paracetamol + Codein', '500mg/30mg', 'codein, Paracetamol', '500 mg/30 mg', true],
    ['Amoxicillin (dưới dạng trihydrat)', '500 mg', 'Amoxicillin', '500mg', true],
    ['Paracetamol', '500 mg', 'Paracetamol', '650 mg', false],
    ['Paracetamol', null, 'Paracetamol', null, false],
    [null, '500 mg', null, '500 mg', false],
    ['Paracetamol', '0,5 g', 'Paracetamol', '0.5g', true],
  ])('%s %s and %s %s: %s', (ingredient, strength, other, otherStrength, same) => {
    expect(isSameMedicine({ ingredient, strength }, { ingredient: other, strength: otherStrength })).toBe(same)
  })
})

describe('ingredients that stand twice', () => {
  it('are told with both products, once for each, and not for one product on two lines', () => {
    const a = { id: '1', name: 'A', ingredient: 'Paracetamol + Cafein' }
    const b = { id: '2', name: 'B', ingredient: 'Paracetamol' }
    const c = { id: '3', name: 'C', ingredient: 'Loratadin' }
    expect(findDuplicates([a, b, c, c])).toEqual([{ ingredient: 'Paracetamol', products: ['A', 'B'] }])
    expect(findDuplicates([a, a])).toEqual([])
  })

  it('are read from a text as people write it', () => {
    expect(ingredientsOf({ ingredient: 'Paracetamol, Cafein và Codein' })).toEqual(['cafein', 'codein', 'paracetamol'])
    expect(ingredientsOf({ ingredient: null })).toEqual([])
  })
})
