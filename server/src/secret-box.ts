import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The runtime's secret, and those that were used before it: they only open. */
export interface SecretKeys {
  secret: string
  oldSecrets?: readonly string[]
}

/** Where a sealed value lies. It opens there only: moved to another row, column or store it is refused. */
export interface SecretPlace {
  storeId: string
  /** What it is for, as `employee.totp`; every purpose has keys of its own. */
  purpose: string
  rowId: string
}

/** A value that no known key opens: the key is gone, or the value was altered or moved. */
export class SealedValueError extends Error {}

const version = 'v1'
const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/**
 * Encrypts a text for a column of the database, so that who has a copy of it cannot read it: the key is derived from
 * the runtime's secret, which is not in the database. Gives `v1.<key's name>.<nonce, text and tag in base64url>`.
 */
export function sealSecret(keys: SecretKeys, place: SecretPlace, text: string): string {
  const { key, name } = keyFor(keys.secret, place.purpose)
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(bound(place, name))
  const body = Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()])
  return `${version}.${name}.${body.toString('base64url')}`
}

/** The text of a sealed value. Throws SealedValueError; its message names the purpose and holds nothing of the value. */
export function openSecret(keys: SecretKeys, place: SecretPlace, sealed: string): string {
  const { name, body } = readSealed(sealed)
  const key = [keys.secret, ...(keys.oldSecrets ?? [])]
    .map(secret => keyFor(secret, place.purpose))
    .find(known => known.name === name)?.key
  if (!key || body.length < nonceLength + tagLength) throw unopened(place)
  try {
    const opening = createDecipheriv(cipher, key, body.subarray(0, nonceLength), { authTagLength: tagLength })
      .setAAD(bound(place, name))
      .setAuthTag(body.subarray(-tagLength))
    const text = Buffer.concat([opening.update(body.subarray(nonceLength, -tagLength)), opening.final()])
    return text.toString('utf8')
  } catch {
    throw unopened(place)
  }
}

/** Whether a value was sealed with an older secret: a caller that opens it for writing seals it anew. */
export function isSealedWithOld(keys: SecretKeys, { purpose }: SecretPlace, sealed: string): boolean {
  return readSealed(sealed).name !== keyFor(keys.secret, purpose).name
}

/** Key and name come from one derivation; the name tells which secret was used and nothing about it. */
function keyFor(secret: string, purpose: string): { key: Buffer; name: string } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'quay', `secret-box ${version} ${purpose}`, 32 + 6))
  return { key: bytes.subarray(0, 32), name: bytes.subarray(32).toString('base64url') }
}

function bound({ storeId, purpose, rowId }: SecretPlace, name: string): Buffer {
  return Buffer.from(JSON.stringify([version, name, storeId, purpose, rowId]))
}

function readSealed(sealed: string): { name: string; body: Buffer } {
  const [written, name = '', body = '', ...more] = sealed.split('.')
  if (written !== version || more.length > 0) throw new SealedValueError('The sealed value is of no known format.')
  return { name, body: Buffer.from(body, 'base64url') }
}

const unopened = ({ purpose }: SecretPlace) =>
  new SealedValueError(`The sealed value of ${purpose} does not open: its key is gone, or it was altered or moved.`)
