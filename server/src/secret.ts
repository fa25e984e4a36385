import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { StartError } from './start-error.ts'

/**
 * The key that signs tokens: SECRET_KEY, else the file `secret` of the data directory, made once and readable by its
 * owner only. Tokens live as long as it does.
 */
export async function readSecret(dataDirectory: string, secretKey: string | undefined): Promise<string> {
  if (secretKey) return secretKey
  const file = path.join(dataDirectory, 'secret')
  const made = randomBytes(48).toString('base64url')
  try {
    await fs.writeFile(file, made, { mode: 0o600, flag: 'wx', flush: true })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const known = (await fs.readFile(file, 'utf8')).trim()
  if (known.length < 32)
    throw new StartError(`${file} is damaged: restore it from a copy, or remove it and sign in again.`)
  return known
}
