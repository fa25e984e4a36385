import { createHmac, hkdfSync } from 'node:crypto'
import type { SecretKeys } from '../../../secret-box.ts'

/**
 * What is hashed in the place of a password or PIN: its HMAC with a key of the runtime's secret. A PIN of four digits is
 * found from its argon2 hash within minutes; without the key, which no copy of the database holds, not at all.
 */
export function pepperWith(secret: string, password: string): { peppered: string; keyName: string } {
  const { key, name } = keyFor(secret)
  return { peppered: createHmac('sha256', key).update(password, 'utf8').digest('base64'), keyName: name }
}

/** The secret, current or old, whose key bears the name; undefined where it is gone. */
export function secretNamed({ secret, oldSecrets = [] }: SecretKeys, name: string): string | undefined {
  return [secret, ...oldSecrets].find(one => keyFor(one).name === name)
}

const keys = new Map<string, { key: Buffer; name: string }>()

/** Key and name come from one derivation; the name tells which secret was used and nothing about it. */
function keyFor(secret: string): { key: Buffer; name: string } {
  const known = keys.get(secret)
  if (known) return known
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'quay', 'password-pepper v1', 32 + 6))
  const made = { key: bytes.subarray(0, 32), name: bytes.subarray(32).toString('base64url') }
  keys.set(secret, made)
  return made
}
