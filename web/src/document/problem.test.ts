import { expect, it } from 'vitest'
import { ApiError, type ApiErrorCode } from '../api/api-error.ts'
import { amongAll, describeProblem, lineOfPath, problemOf } from './problem.ts'

it('leads a refusal to its field and names the line', () => {
  const problem = problemOf(refusal('stock-short', 'Không đủ hàng', [{ path: 'items.2.quantity', message: 'Còn 3' }]))
  expect(problem).toEqual({ path: 'items.2.quantity', text: 'Không đủ hàng' })
  expect(lineOfPath(problem.path)).toBe(2)
  expect(describeProblem(problem)).toBe('Dòng 3: Không đủ hàng')
})

it('says of wrong input what is wrong with the field, and of the rest only the sentence', () => {
  const wrong = refusal('invalid-input', 'Dữ liệu chưa đúng', [{ path: 'providerId', message: 'Chọn nhà cung cấp' }])
  expect(describeProblem(problemOf(wrong))).toBe('Chọn nhà cung cấp')
  expect(problemOf(refusal('network', 'Mất mạng', []))).toEqual({ path: '', text: 'Mất mạng' })
})

it('finds the line of a refusal among those that were not sent', () => {
  const lines = ['a', 'b', 'c'].map(key => ({ key }))
  const problem = { path: 'items.1.quantity', text: 'Còn 3' }
  expect(amongAll(problem, lines, [lines[0]!, lines[2]!]).path).toBe('items.2.quantity')
  expect(amongAll(problem, lines, lines).path).toBe('items.1.quantity')
  expect(amongAll({ path: 'note', text: 'x' }, lines, [lines[1]!]).path).toBe('note')
})

function refusal(code: ApiErrorCode, message: string, issues: { path: string; message: string }[]): ApiError {
  return new ApiError({ status: 422, code, retry: 'final', message, issues })
}
