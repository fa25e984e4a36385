import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { StartError } from '../start/start-error.ts'
import type { KeyPair } from './authority.ts'

/** The files of `DATA_DIR/trust`. The authority's is the one that devices install; both keys are for their owner only. */
export interface TrustFolder {
  authority: KeyPair
  /** Undefined until one was issued. */
  server: KeyPair | undefined
  /** Host names that the authority was made for, beside those of private networks. */
  names: readonly string[]
}

export const trustDirectory = (dataDirectory: string) => path.join(dataDirectory, 'trust')

const windows = process.platform === 'win32'

/** Reads the folder; undefined where no authority was made. Throws StartError where others could read a key. */
export async function readTrustFolder(dataDirectory: string): Promise<TrustFolder | undefined> {
  const directory = trustDirectory(dataDirectory)
  const authority = await readPair(directory, 'authority')
  if (!authority) return undefined
  const names = await fs.readFile(path.join(directory, 'names.json'), 'utf8').then(readNames, absent)
  return { authority, server: await readPair(directory, 'server'), names: names ?? [] }
}

/** Keeps a certificate and its key. Writes the key first, so that a certificate never lacks its key. */
export async function writePair(dataDirectory: string, name: 'authority' | 'server', pair: KeyPair): Promise<void> {
  const directory = trustDirectory(dataDirectory)
  await replaceFile(path.join(directory, `${name}.key`), pair.key, 0o600)
  await replaceFile(path.join(directory, `${name}.crt`), pair.certificate, 0o644)
}

/** Begins the folder anew with an authority; what an earlier one issued is gone. */
export async function beginTrustFolder(
  dataDirectory: string,
  authority: KeyPair,
  names: readonly string[],
): Promise<void> {
  const directory = trustDirectory(dataDirectory)
  await fs.rm(directory, { recursive: true, force: true })
  await fs.mkdir(directory, { recursive: true, mode: 0o700 })
  await replaceFile(path.join(directory, 'names.json'), JSON.stringify(names), 0o644)
  await writePair(dataDirectory, 'authority', authority)
}

/** A reader sees the old file or the new one, never half of one. */
async function replaceFile(file: string, text: string, mode: number): Promise<void> {
  const beside = `${file}.${process.pid}`
  await fs.rm(beside, { force: true })
  await fs.writeFile(beside, text, { mode, flag: 'wx', flush: true })
  await fs.rename(beside, file)
}

async function readPair(directory: string, name: string): Promise<KeyPair | undefined> {
  const keyFile = path.join(directory, `${name}.key`)
  const certificate = await fs.readFile(path.join(directory, `${name}.crt`), 'utf8').catch(absent)
  if (certificate === undefined) return undefined
  await requirePrivate(keyFile)
  const key = await fs.readFile(keyFile, 'utf8').catch(absent)
  if (key === undefined)
    throw new StartError(
      `${keyFile} is missing. Make a new authority: npm run trust -- --new (devices install it again).`,
    )
  return { certificate, key }
}

async function requirePrivate(file: string): Promise<void> {
  if (windows) return
  const found = await fs.stat(file).catch(absent)
  if (found && (found.mode & 0o077) !== 0)
    throw new StartError(`${file} can be read by other users of this machine. Close it: chmod 600 '${file}'.`)
}

function readNames(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
