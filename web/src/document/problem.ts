import type { ApiError } from '../api/api-error.ts'
import { documentText } from '../text/kit/document.ts'

/** Why a document cannot be saved. `path` names the field as the server does: `items.3.quantity`; empty for none. */
export interface Problem {
  path: string
  text: string
}

/** A refusal of the server as the sentence and the path of its field. */
export function problemOf(error: ApiError): Problem {
  const [issue] = error.issues
  return {
    path: issue?.path ?? '',
    text: error.code === 'invalid-input' && issue ? issue.message : error.message,
  }
}

/** The place of the line that a path leads into, from 0; null where it leads to none. */
export function lineOfPath(path: string): number | null {
  const place = /^items\.(\d+)/.exec(path)?.[1]
  return place === undefined ? null : Number(place)
}

/**
 * A problem whose path counts the lines that were `sent`, with the place that its line has among all `lines`: those without
 * a quantity stay behind.
 */
export function amongAll({ path, text }: Problem, lines: readonly Line[], sent: readonly Line[]): Problem {
  const place = lineOfPath(path)
  const all = lines.findIndex(line => place !== null && line.key === sent[place]?.key)
  return { path: all === -1 ? path : path.replace(/^items\.\d+/, `items.${all}`), text }
}

interface Line {
  key: string
}

/** The sentence of a problem, with the number of its line. */
export function describeProblem({ path, text }: Problem): string {
  const place = lineOfPath(path)
  return place === null ? text : `${documentText.line(place + 1)}: ${text}`
}
