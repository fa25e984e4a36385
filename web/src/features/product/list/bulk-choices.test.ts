import { type Grant, rightsOf } from '@quay/contract/right/permission'
import { expect, it } from 'vitest'
import { bulkChoices } from './bulk-choices.ts'

const choices = (...actions: Grant['action'][]) =>
  bulkChoices(rightsOf(actions.map(action => ({ model: 'list_product', action }))))

it('ticked goods have their labels printed by whoever sees them; only who may change or delete them is offered that', () => {
  expect(choices('read')).toEqual(['labels'])
  expect(choices('read', 'delete')).toEqual(['labels', 'remove'])
  expect(choices('read', 'update')).toContain('group')
  expect(choices('read', 'update')).not.toContain('remove')
  expect(choices()).toEqual([])
})
