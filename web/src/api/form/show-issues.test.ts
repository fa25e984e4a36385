import { expect, it, vi } from 'vitest'
import type { ApiError } from '../api-error.ts'
import { showIssues } from './show-issues.ts'

const taken = { code: 'code-taken', message: 'Mã này đã có', issues: [] } as unknown as ApiError

it.each([
  ['leads to its field', false, true],
  ['leaves the focus to who typed on', true, false],
])('a refusal %s', (_, hasTyped, shouldFocus) => {
  const setError = vi.fn()
  const form = { setError, getValues: () => ({ code: 'A' }) } as unknown as Parameters<
    typeof showIssues<{ code: string }, unknown, unknown>
  >[0]
  expect(showIssues(form, taken, { 'code-taken': 'code' }, () => hasTyped)).toBe(true)
  expect(setError).toHaveBeenCalledWith('code', expect.objectContaining({ message: 'Mã này đã có' }), { shouldFocus })
})
