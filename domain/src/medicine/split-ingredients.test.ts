import { expect, it } from 'vitest'
import { splitIngredients } from './split-ingredients.ts'

it.each([
  ['Paracetamol 500mg + Codein phosphat (hemihydrat) 30mg', ['paracetamol', 'codein']],
  ['Acetaminophen', ['paracetamol']],
  ['Amoxicilin (dưới dạng amoxicilin trihydrat) 500 mg; Acid clavulanic 125mg', ['amoxicilin', 'acidclavulanic']],
  ['Natri clorid 0,9%', []],
  ['Vitamin B1 100mg, Vitamin B6 và Vitamin B12', ['vitaminb1', 'vitaminb6', 'vitaminb12']],
  ['Cetirizin hydroclorid', ['cetirizin']],
  ['Cao khô lá thường xuân 35mg/5ml', ['caokholatuongxuan']],
  [null, []],
])('%s', (text, keys) => {
  expect(splitIngredients(text).map(({ key }) => key)).toEqual(keys)
})
