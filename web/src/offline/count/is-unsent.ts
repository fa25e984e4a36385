import type { StoredLine } from './count-line.ts'

/** The server does not have its last change, and has not refused it. */
export const isUnsent = (line: StoredLine): boolean =>
  line.revision > line.sent && line.refusal?.revision !== line.revision
