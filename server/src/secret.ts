import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { SecretKeys } from './secret-box.ts'
import { StartError } from './start-error.ts'

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

function secretsIn(text: string, source: string): Required<SecretKeys> {
  const [secret = '', ...oldSecrets] = text.trim().split(/\s+/)
  if ([secret, ...oldSecrets].some(one => one.length < 32))
    throw new StartError(
      `${source} is damaged, each secret in it has at least 32 characters: restore it from a copy, or remove it and sign in again.`,
    )
  return { secret, oldSecrets }
}
