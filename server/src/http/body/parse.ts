import { isUtf8 } from 'node:buffer'
import type { Issue } from '@quay/contract/envelope'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import type { BodyPlan } from './body-plan.ts'
import { scanJson } from './scan-json.ts'

/** More than a form has fields; a body of a megabyte can hold a hundred thousand mistakes. */
const issuesAtMost = 100

/** A body up to this many bytes costs little, however it is made. */
const smallBody = 8 * 1024
/** No schema is believed that has room for more values. */
const mostValues = 150_000
/** The error lists some unknown fields one by one. */
const roomForMistakes = 1_000

/**
 * Reads the body's bytes as JSON. An empty body is no body. What the plan has no room for is refused before it costs
 * anything. Throws `malformed-request`, `body-too-large` and `invalid-input` for a list that is too long.
 */
export function parseJson(bytes: Buffer | undefined, plan: BodyPlan): unknown {
  if (!bytes?.length) return undefined
  // Decoding would put replacement characters into a name and say nothing.
  if (!isUtf8(bytes)) throw new DomainError('malformed-request')
  const isLarge = bytes.length > smallBody
  if (isLarge) scanJson(bytes, Math.min(plan.mostValues, mostValues) + roomForMistakes)
  const json = readJson(bytes)
  const tooLong = isLarge && plan.findTooLong(json)
  if (tooLong) {
    const issue = { path: tooLong.path, message: `Tối đa ${tooLong.most} mục` }
    throw new DomainError('invalid-input', {}, { issues: [issue] })
  }
  return json
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new DomainError('malformed-request')
  }
}

/** A name that a caller made up may be as long as the body. */
const pathOf = (parts: readonly PropertyKey[]) => parts.join('.').slice(0, 200)

/** Checks one part of a call by its schema and gives it as the handler sees it. Throws `invalid-input` with the issues. */
export function parsePart<S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) return undefined as z.output<S>
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues: Issue[] = result.error.issues
    .slice(0, issuesAtMost)
    .flatMap(issue =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, issuesAtMost)
            .map(key => ({ path: pathOf([...issue.path, key]), message: 'Trường này không có trong yêu cầu' }))
        : [{ path: pathOf(issue.path), message: issue.message }],
    )
  throw new DomainError('invalid-input', {}, { issues: issues.slice(0, issuesAtMost) })
}
