import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { z } from 'zod'
import { StartError } from '../start/start-error.ts'
import { type CopyKey, recoveryKeyOf } from './copy-keys.ts'

export interface RecoveryKey extends CopyKey {
  madeAt: string
}

const fileSchema = z.object({
  name: z.string(),
  key: z.base64url().transform(text => Buffer.from(text, 'base64url')),
  madeAt: z.string(),
})

const fileOf = (dataDirectory: string) => path.join(dataDirectory, 'recovery-key')

/** The recovery key that copies of this data directory are encrypted with; null before the owner made one. */
export async function readRecoveryFile(dataDirectory: string): Promise<RecoveryKey | null> {
  const text = await fs.readFile(fileOf(dataDirectory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    return fileSchema.parse(JSON.parse(text))
  } catch {
    // Never treated as absent: from now on any finder could read the copies.
    throw new StartError(
      `${fileOf(dataDirectory)} is damaged. Remove it and make a new recovery key; older copies open with their paper.`,
    )
  }
}

/**
 * Lets copies be encrypted from now on with a key as it is printed. What is written opens copies and is not the paper's
 * text: the file lies beside the shop's secret and its database, for its owner only.
 */
export async function writeRecoveryFile(dataDirectory: string, printed: string, now: Date): Promise<RecoveryKey> {
  const made = { ...recoveryKeyOf(printed), madeAt: now.toISOString() }
  const file = fileOf(dataDirectory)
  const fresh = `${file}.${randomBytes(4).toString('hex')}`
  const text = JSON.stringify({ ...made, key: made.key.toString('base64url') })
  await fs.writeFile(fresh, text, { mode: 0o600, flush: true })
  await fs.rename(fresh, file)
  return made
}
