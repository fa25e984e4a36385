import { setTimeout as sleep } from 'node:timers/promises'

// biome-ignore lint/suspicious/noExplicitAny: answers of every route pass through here
type Json = any

export interface Answer {
  status: number
  data: Json
  error: string | undefined
  details: Json
  /** How often it was sent until an answer came. */
  attempts: number
}

export interface Call {
  method: string
  path: string
  body?: unknown
  key?: string
}

/** Statuses after which the same call is worth sending again: the server was not there, or not ready. */
const passing = new Set([500, 502, 503, 504])

/**
 * Sends a call until an answer comes, as an outbox does: the same body with the same id or key each time.
 * Throws when none came for three minutes, and for an answer that no client should ever see.
 */
export async function persistentCall(origin: string, token: string | null, call: Call): Promise<Answer> {
  const deadline = Date.now() + 180_000
  for (let attempts = 1; ; attempts++) {
    const reply = await sendOnce(origin, token, call)
    if (reply && reply.status === 500) throw new Error(`${call.method} ${call.path}: ${JSON.stringify(reply.body)}`)
    if (reply && !passing.has(reply.status))
      return {
        status: reply.status,
        data: reply.body.data,
        error: reply.body.error,
        details: reply.body.details,
        attempts,
      }
    if (Date.now() > deadline) throw new Error(`${call.method} ${call.path}: no answer for three minutes`)
    await sleep(20 + Math.min(attempts, 20) * 15)
  }
}

async function sendOnce(origin: string, token: string | null, { method, path, body, key }: Call) {
  try {
    const reply = await fetch(`${origin}/mp/api/${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    // What was done without an answer to give has no body.
    return { status: reply.status, body: reply.status === 204 ? {} : ((await reply.json()) as Json) }
  } catch {
    return undefined // cut, refused or broken off in the middle: whether it was carried out is not known
  }
}
