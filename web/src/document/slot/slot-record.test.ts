import { expect, it } from 'vitest'
import { readSlot, writeSlot } from './slot-record.ts'

const like = { provider: null, note: '', lines: [] as number[] }

it('gives back what was written', () => {
  const state = { provider: { id: 'p' }, note: 'x', lines: [1] }
  expect(readSlot(writeSlot(state), like)).toEqual(state)
  expect(readSlot(undefined, like)).toBeNull()
})

it.each([
  '{',
  'null',
  '{"version":0,"state":{"provider":null,"note":"","lines":[]}}',
  '{"version":1,"state":{"provider":null,"note":""}}',
  '{"version":1,"state":{"note":""}}',
  '{"version":1,"state":{"provider":null,"note":"","lines":{}}}',
  '{"version":1,"state":{"provider":null,"note":3,"lines":[]}}',
])('leaves out %s', text => {
  expect(readSlot(text, like)).toBeNull()
})

it('takes a plain field that came with a later version from the empty document', () => {
  const text = writeSlot({ provider: null, lines: [1] })
  expect(readSlot(text, { ...like, id: 'new', version: null })).toEqual({
    ...{ provider: null, lines: [1], note: '', id: 'new', version: null },
  })
})
