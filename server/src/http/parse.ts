import { isUtf8 } from 'node:buffer'
import type { Issue } from '@quay/contract/envelope'
import type { z } from 'zod'
import { DomainError } from '../db/domain-error.ts'

/** More than a form has fields; a body of a megabyte can hold a hundred thousand mistakes. */
const issuesAtMost = 100

/** Reads the body's bytes as JSON. An empty body is no body. Throws `malformed-request`. */
export function parseJson(bytes: Buffer | undefined): unknown {
  if (!bytes?.length) return undefined
  // Decoding would put replacement characters into a name and say nothing.
  if (!isUtf8(bytes)) throw new DomainError('malformed-request')
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new DomainError('malformed-request')
  }
}

/** Checks one part of a call by its schema and gives it as the handler sees it. Throws `invalid-input` with the issues. */
export function parsePart<S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) return undefined as z.output<S>
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues: Issue[] = result.error.issues.flatMap(issue =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => ({ path: [...issue.path, key].join('.'), message: 'Trường này không có trong yêu cầu' }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )
  throw new DomainError('invalid-input', {}, { issues: issues.slice(0, issuesAtMost) })
}
