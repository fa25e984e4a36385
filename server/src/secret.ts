import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { SecretKeys } from './secret-box.ts'
import { StartError } from './start/start-error.ts'

/**
 * The secret that signs tokens and seals what the database keeps for outside systems: SECRET_KEY, else the file
 * `secret` of the data directory, made once and readable by its owner only. Further words are secrets of before, newest
 * first: they open what they sealed and do nothing else.
 */
export async function readSecret(dataDirectory: string, secretKey: string | undefined): Promise<Required<SecretKeys>> {
  if (secretKey) return secretsIn(secretKey, 'SECRET_KEY')
  const file = path.join(dataDirectory, 'secret')
  const made = randomBytes(48).toString('base64url')
  try {
    await fs.writeFile(file, made, { mode: 0o600, flag: 'wx', flush: true })
    return { secret: made, oldSecrets: [] }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return secretsIn(await fs.readFile(file, 'utf8'), file)
}

/** The same without making one: null where the data directory has no secret yet. */
export async function knownSecret(
  dataDirectory: string,
  secretKey: string | undefined,
): Promise<Required<SecretKeys> | null> {
  if (secretKey) return secretsIn(secretKey, 'SECRET_KEY')
  const file = path.join(dataDirectory, 'secret')
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : secretsIn(text, file)
}

/**
 * Brings secrets from a copy to a data directory that is new: tokens, sealed values and passwords depend on them. Those
 * that were there stay as old ones. Throws StartError where SECRET_KEY says otherwise.
 */
export async function bringSecret(
  dataDirectory: string,
  secretKey: string | undefined,
  brought: readonly string[],
): Promise<void> {
  const known = await knownSecret(dataDirectory, secretKey)
  const own = known ? [known.secret, ...known.oldSecrets] : []
  if (brought.every(one => own.includes(one)) && own[0] === brought[0]) return
  if (secretKey)
    throw new StartError(
      'SECRET_KEY is another one than that of the copy. Unset it, or set the one of the old machine.',
    )
  const file = path.join(dataDirectory, 'secret')
  const fresh = `${file}.${randomBytes(4).toString('hex')}`
  const lines = [...brought, ...own.filter(one => !brought.includes(one))]
  await fs.writeFile(fresh, lines.join('\n'), { mode: 0o600, flush: true })
  await fs.rename(fresh, file)
}

function secretsIn(text: string, source: string): Required<SecretKeys> {
  const [secret = '', ...oldSecrets] = text.trim().split(/\s+/)
  if ([secret, ...oldSecrets].some(one => one.length < 32))
    throw new StartError(
      `${source} is damaged, each secret in it has at least 32 characters: restore it from a copy, or remove it and sign in again.`,
    )
  return { secret, oldSecrets }
}
