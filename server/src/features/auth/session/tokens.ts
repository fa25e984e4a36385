import { createHmac, timingSafeEqual } from 'node:crypto'

/** A refresh token names its store, its family (the session) and its place in the family, signed: `store.family.seq.mac`. */
export interface RefreshToken {
  storeId: string
  sessionId: string
  sequence: number
}

export const refreshDays = 30
/** The longest that a device stays signed in, used every day. */
export const sessionDays = 180
export const accessMinutes = 15

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const form = new RegExp(`^(${uuid})\\.(${uuid})\\.(\\d{1,9})\\.([\\w-]{43})$`)

const sign = (secret: string, text: string) =>
  createHmac('sha256', `${secret}:refresh`).update(text).digest('base64url')

/** The text of a refresh token. The same place in a family always gives the same text, so nothing of it is stored. */
export function writeRefreshToken(secret: string, { storeId, sessionId, sequence }: RefreshToken): string {
  const text = `${storeId}.${sessionId}.${sequence}`
  return `${text}.${sign(secret, text)}`
}

/** Reads a refresh token back; null for one that we did not sign. */
export function readRefreshToken(secret: string, token: string): RefreshToken | null {
  const parts = form.exec(token)
  if (!parts) return null
  const [, storeId, sessionId, sequence, mac] = parts as unknown as [string, string, string, string, string]
  const expected = sign(secret, `${storeId}.${sessionId}.${sequence}`)
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null
  return { storeId, sessionId, sequence: Number(sequence) }
}
