import type { RefreshToken } from './tokens.ts'

/** A session that was just begun, and the browser that it was begun in. */
export interface NewSession extends RefreshToken {
  browserId: string
}
