import { errorMessage } from '@quay/contract/error-code'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { kitText } from '../../text/kit/kit.ts'
import { searchProblem } from './search-problem.ts'

it('a search that is refused says why; one that failed asks to try again', () => {
  const refusal = { status: 403, code: 'forbidden', retry: 'final', message: errorMessage('forbidden', {}) } as const
  expect(searchProblem(new ApiError(refusal))).toBe(refusal.message)
  expect(searchProblem(new ApiError({ status: 0, code: 'network', retry: 'again', message: 'x' }))).toBe(
    kitText.searchFailed,
  )
  expect(searchProblem(new TypeError('x'))).toBe(kitText.searchFailed)
})
