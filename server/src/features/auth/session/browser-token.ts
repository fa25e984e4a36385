import { createHmac, timingSafeEqual } from 'node:crypto'

const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/

const sign = (secret: string, browserId: string) =>
  createHmac('sha256', `${secret}:browser`).update(browserId).digest('base64url')

/**
 * The token by which the server knows a browser again. It proves nothing about a person: together with the sessions begun
 * in the browser, it distinguishes a person who was here before from a stranger who guesses.
 */
export const writeBrowserToken = (secret: string, browserId: string): string =>
  `${browserId}.${sign(secret, browserId)}`

/** The browser's id; null for a token that we did not sign. */
export function readBrowserToken(secret: string, token: string | undefined): string | null {
  const parts = form.exec(token ?? '')
  if (!parts) return null
  const [, browserId, mac] = parts as unknown as [string, string, string]
  return timingSafeEqual(Buffer.from(mac), Buffer.from(sign(secret, browserId))) ? browserId : null
}
