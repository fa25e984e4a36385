import type { DocumentStatus } from '@quay/contract/enumeration'
import { expect, it } from 'vitest'
import { checkCancellable } from './check-cancellable.ts'

it.each<[DocumentStatus, closedThrough: string | null, code: string | null]>([
  ['SUCCEED', null, null],
  ['SUCCEED', '2026-11-20', null],
  ['SUCCEED', '2026-11-21', 'day-closed'],
  ['CANCELLED', null, 'already-cancelled'],
  ['CANCELLED', '2026-11-21', 'already-cancelled'],
  ['DRAFT', '2026-11-21', null],
])('%s, closed through %s → %s', (status, closedThrough, code) => {
  const document = { id: 'x', code: 'PN000001', status, businessDay: '2026-11-21' }
  expect(checkCancellable(document, closedThrough)?.code ?? null).toBe(code)
})
