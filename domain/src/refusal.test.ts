import { expect, it } from 'vitest'
import { refuse } from './refusal.ts'

it('carries the code, its details, and the field only when there is one', () => {
  expect(refuse('payment-short', { missing: 5, missingText: '5đ' }, 'payments')).toEqual({
    ok: false,
    code: 'payment-short',
    details: { missing: 5, missingText: '5đ' },
    path: 'payments',
  })
  expect(refuse('no-items', {})).toEqual({ ok: false, code: 'no-items', details: {} })
})
