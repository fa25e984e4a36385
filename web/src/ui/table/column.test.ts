import { expect, it } from 'vitest'
import { nextSort, type Sort } from './column.ts'

const up = (columnId: string): Sort => ({ columnId, descending: false })
const down = (columnId: string): Sort => ({ columnId, descending: true })

it.each([
  [{ id: 'name' }, null, up('name')],
  [{ id: 'name' }, up('name'), down('name')],
  [{ id: 'name' }, down('name'), null],
  [{ id: 'name' }, down('debt'), up('name')],
  [{ id: 'debt', numeric: true }, null, down('debt')],
  [{ id: 'debt', numeric: true }, down('debt'), up('debt')],
  [{ id: 'debt', numeric: true }, up('debt'), null],
  [{ id: 'at', fromLast: true }, up('name'), down('at')],
])('a press on the head of %o while sorted by %o', (column, now, next) => {
  expect(nextSort(column, now)).toEqual(next)
})
