import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePairs, meetPairs, pairKey } from './contraindicated-pairs.ts'

const pair = (first: string, second: string) => ({ first, second, consequence: null, management: null })
const listed = [
  pair('Acidmefenamic', 'Ketorolac'),
  pair('Aspirin', 'Ketorolac'),
  pair('Simvastatin', 'Atazanavir/ritonavir'),
  pair('statin', 'Gemfibrozil'),
  pair('Clarithromycin (uống)', 'Colchicin'),
  pair('Kali clorid', 'Aliskiren'),
  pair('Ephedrin', 'Xanh methylen'),
]
const compiled = compilePairs(listed)
const taken = (...ingredients: (string | null)[]) =>
  ingredients.map((ingredient, at) => ({ productId: `p${at}`, ingredient }))
const met = (...ingredients: (string | null)[]) =>
  meetPairs(taken(...ingredients), compiled).map(({ pair: { first, second } }) => `${first} + ${second}`)

describe('medicines taken together', () => {
  it.each([
    ['run together in the list, apart on the pack', ['Acid mefenamic 500mg', 'Ketorolac tromethamin 10mg'], true],
    ['by another name', ['Acid acetylsalicylic 81mg', 'Ketorolac'], true],
    ['both parts of a side in one pack', ['Simvastatin 20mg', 'Atazanavir + Ritonavir'], true],
    ['both parts of a side in two packs', ['Ritonavir', 'Simvastatin', 'Atazanavir (dưới dạng sulfat)'], true],
    ['one part of a side alone', ['Simvastatin', 'Ritonavir'], false],
    ['a member of a class', ['Gemfibrozil 300mg', 'Rosuvastatin (dưới dạng rosuvastatin calci)'], true],
    ['with brackets in the list', ['Clarithromycin 500mg', 'Colchicine'], true],
    ['a salt that is no such ingredient', ['Kali citrat', 'Aliskiren'], false],
    ['a salt that is', ['Natri clorid + Kali clorid + Glucose', 'Aliskiren'], true],
    ['a part of a longer word', ['Ketorolac', 'Pseudoephedrin', 'Xanh methylen'], false],
    ['nothing named', [null, 'Ketorolac'], false],
  ])('%s', (_what, ingredients, isMet) => {
    expect(met(...ingredients)).toHaveLength(isMet ? 1 : 0)
  })

  it('a pack that holds both sides is none, two packs of one product neither', () => {
    const both = { productId: 'one', ingredient: 'Acid mefenamic + Ketorolac' }
    expect(meetPairs([both, both], compiled)).toEqual([])
  })

  it('are met in any order and named once', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['Aspirin', 'Acid mefenamic', 'Ketorolac', 'Paracetamol', 'Colchicin']),
        names => {
          const expected = ['Aspirin', 'Acid mefenamic'].filter(
            one => names.includes(one) && names.includes('Ketorolac'),
          )
          expect(met(...names)).toHaveLength(expected.length)
          for (const { medicines } of meetPairs(taken(...names), compiled))
            expect(medicines[0].productId < medicines[1].productId).toBe(true)
        },
      ),
    )
  })
})

it('a pair has one key, whichever comes first', () => {
  expect(pairKey(pair('Ketorolac', 'Acid mefenamic'))).toBe(pairKey(pair('Acidmefenamic', 'KETOROLAC')))
})
