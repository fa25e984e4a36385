import { z } from 'zod'

const wrongType: Record<string, string> = {
  string: 'Cần nhập chữ',
  number: 'Cần nhập số',
  int: 'Cần nhập số nguyên',
  boolean: 'Cần chọn có hoặc không',
  array: 'Cần một danh sách',
  object: 'Dữ liệu không đúng dạng',
}

/** Says in Vietnamese what a schema found wrong, where the schema has no sentence of its own. Called once by each program. */
export function setIssueMessages(): void {
  z.config({ customError: issue => sentence(issue as unknown as Issue) })
}

interface Issue {
  code: string
  input?: unknown
  expected?: string
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
  keys?: string[]
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Không được để trống'
        : (wrongType[issue.expected ?? ''] ?? 'Giá trị không hợp lệ')
    case 'too_small':
      return amount(issue, 'Tối thiểu', issue.minimum)
    case 'too_big':
      return amount(issue, 'Tối đa', issue.maximum)
    case 'unrecognized_keys':
      return `Trường không có trong yêu cầu: ${issue.keys?.slice(0, 5).join(', ').slice(0, 200)}`
    default:
      return 'Giá trị không hợp lệ'
  }
}

function amount(issue: Issue, word: string, bound: number | bigint | undefined): string {
  if (issue.origin === 'string') return `${word} ${bound} ký tự`
  if (issue.origin === 'array') return `${word} ${bound} mục`
  return `${word} ${bound}`
}
