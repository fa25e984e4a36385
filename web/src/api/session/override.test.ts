import { expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorCode } from '../api-error.ts'
import { withOverrides } from './override.ts'
import { usePasswordQuestion } from './password-question.ts'

const refusal = (code: ApiErrorCode) => new ApiError({ status: 403, code, retry: 'final', message: 'Không được' })
const question = () => vi.waitUntil(() => usePasswordQuestion.getState().question)

it('asks once for the password for all calls that wait for it, and sends each again', async () => {
  let open = false
  const send = vi.fn(async () => {
    if (!open) throw refusal('password-confirm-needed')
    return 'done'
  })
  const both = Promise.all([withOverrides(send), withOverrides(send)])
  const { answer } = await question()
  open = true
  answer(true)
  expect(await both).toEqual(['done', 'done'])
  expect(send).toHaveBeenCalledTimes(4)
  expect(usePasswordQuestion.getState().question).toBeNull()
})

it('throws the refusal where the person cancels, and where it comes again after the password', async () => {
  const send = vi.fn(() => Promise.reject(refusal('password-confirm-needed')))
  for (const given of [false, true]) {
    const result = withOverrides(send).catch((error: unknown) => error)
    ;(await question()).answer(given)
    expect(await result).toMatchObject({ code: 'password-confirm-needed' })
    expect(usePasswordQuestion.getState().question).toBeNull()
  }
  expect(send).toHaveBeenCalledTimes(3)
})
