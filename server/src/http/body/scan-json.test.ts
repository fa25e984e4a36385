import { describe, expect, it } from 'vitest'
import type { DomainError } from '../../db/domain-error.ts'
import { scanJson } from './scan-json.ts'

const codeOf = (text: string, mostValues = 1_000_000) => {
  try {
    scanJson(Buffer.from(text), mostValues)
    return 'taken'
  } catch (error) {
    return (error as DomainError).code
  }
}
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const fields = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join()}}`

describe('a body before it is read', () => {
  it.each([
    ['as deep as may be', nested(32), 'taken'],
    ['one level deeper', nested(33), 'malformed-request'],
    ['as many fields as may be', fields(1_000), 'taken'],
    ['one field more', fields(1_001), 'body-too-large'],
    ['as many fields in each of two objects', `[${fields(1_000)},${fields(1_000)}]`, 'taken'],
    ['brackets, commas and colons inside a text', `"${'[{,:'.repeat(5_000)}"`, 'taken'],
    ['a quote inside a text', `["a\\"${'['.repeat(50)}"]`, 'taken'],
    ['a text that ends with a backslash', `["a\\\\",${nested(32)}]`, 'malformed-request'],
    ['a text that does not end', `["${'['.repeat(50)}`, 'taken'],
  ])('%s', (_, text, expected) => {
    expect(codeOf(text)).toBe(expected)
  })

  it('holds no more values than the route has room for', () => {
    const list = `[${Array.from({ length: 10 }, () => '{}').join()}]`
    // Ten objects, their list, and nine commas.
    expect(codeOf(list, 20)).toBe('taken')
    expect(codeOf(list, 19)).toBe('body-too-large')
  })
})
