import { type ErrorCode, errorCodes } from '@quay/contract/error-code'
import { errorsOf } from '@quay/contract/errors-of'
import type { RouteSpec } from '@quay/contract/route'
import type { Reply } from '../app.ts'

/** What no answer may show: where our code is, what the database was asked and what it said. */
const inside =
  /\bat .{1,200}\.[jt]s:\d|node_modules|\b(select|insert into|update|delete from) .{1,200} (from|values|set|where) |violates|relation "|syntax error|SQLSTATE|\/(usr|home|tmp|work|var)\//i

/** What is wrong with an answer by the contract of its route; nothing when all is well. */
export function wrongAnswer(route: RouteSpec, { status, body }: Reply, mediaType: string): string | undefined {
  if (route.file && status === 200) return mediaType === route.file ? undefined : `a file of ${mediaType}`
  const text = JSON.stringify(body) ?? ''
  if (status >= 500) return `a ${status}`
  if (inside.test(text)) return `it shows the inside: ${inside.exec(text)![0]}`
  if (typeof body?.message !== 'string' || body.message === '') return 'it has no message'
  return body.error === undefined ? wrongSuccess(route, status, body) : wrongRefusal(route, status, body)
}

function wrongSuccess(route: RouteSpec, status: number, body: Reply['body']): string | undefined {
  const code = route.status ?? 200
  if (body.code !== code || status !== (code === 204 ? 200 : code)) return `status ${status}, code ${body.code}`
  if (code === 204) return 'data' in body ? 'it has data' : undefined
  const answer = route.response.safeParse(body.data)
  if (!answer.success) return `data is not as declared: ${JSON.stringify(answer.error.issues.slice(0, 3))}`
  const beside = route.beside?.safeParse(body)
  return beside?.success === false ? 'what stands beside data is not as declared' : undefined
}

function wrongRefusal(route: RouteSpec, status: number, body: Reply['body']): string | undefined {
  const { status: declared, retry, message } = errorCodes[body.error as ErrorCode] ?? {}
  if (declared !== status || body.code !== status) return `"${body.error}" with status ${status}, code ${body.code}`
  if (body.retry !== retry) return `"${body.error}" says retry "${body.retry}" and not "${retry}"`
  if (!errorsOf(route).includes(body.error)) return `"${body.error}" is not among the errors that the route declares`
  const blanks = [...message!.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)
  const missing = blanks.find(name => body.details?.[name] === undefined)
  return missing ? `"${body.error}" lacks the detail "${missing}" of its sentence: ${body.message}` : undefined
}
