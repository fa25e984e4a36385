import { expect, it } from 'vitest'
import { declaredAudits } from './audit-action.ts'
import { sharedFieldText } from './log/log-words.ts'

it('a field of the log has one name: a feature gives names to fields that only its rows have', () => {
  const names = [
    ...Object.keys(sharedFieldText).map(field => ({ field, by: 'log-words' })),
    ...declaredAudits.flatMap(({ area, fields }) => Object.keys(fields).map(field => ({ field, by: area as string }))),
  ]
  expect(names.length).toBeGreaterThan(200)
  const twice = names.filter(({ field }, place) => names.findIndex(other => other.field === field) !== place)
  expect(twice, 'Move them to sharedFieldText in contract/src/log/log-words.ts').toEqual([])
})

it('an action of the log is declared once', () => {
  const actions = declaredAudits.flatMap(one => Object.keys(one.actions))
  expect(actions.filter((action, place) => actions.indexOf(action) !== place)).toEqual([])
})

it('who reads what of a row is said once, by the feature whose action it is', () => {
  const readers = declaredAudits.flatMap(one => Object.keys(one.readers))
  expect(readers.length).toBeGreaterThan(12)
  expect(readers.filter((key, place) => readers.indexOf(key) !== place)).toEqual([])
})
