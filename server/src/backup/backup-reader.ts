import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { SecretKeys } from '../secret-box.ts'
import { StartError } from '../start/start-error.ts'
import { type CopyKey, signingKeysOf } from './copy-keys.ts'
import { endOfRows } from './format.ts'
import { type SealHeader, sealHeader, unsealed } from './seal.ts'

const lineEnd = 0x0a
const endAtStart = Buffer.from(endOfRows)
const endBehindRow = Buffer.from(`\n${endOfRows}`)

/** Reads a backup piece by piece: lines, and the rows of a table as they stand, without taking them apart. */
export interface BackupReader {
  /** `unchecked`: it is unknown whether the file was altered. */
  protection: 'signed' | 'encrypted' | 'unchecked'
  /** The next line without its end; undefined at the end of the file. */
  line(): Promise<string | undefined>
  /** The rows up to the end of the table, in pieces of whole rows. */
  rows(): AsyncGenerator<Buffer>
  close(): void
}

/** With what a copy is opened. */
export interface OpeningKeys {
  /** The secrets of the data directory; null where it has none yet. */
  secrets: SecretKeys | null
  /** Gives the recovery key of this name: the one that is kept, else the one on the paper. */
  recovery: (name: string) => Promise<CopyKey>
  /** Takes a copy of which nothing tells whether it was altered. */
  isUnchecked?: boolean
}

/**
 * Opens a backup. Throws StartError where it cannot be checked, and none of `keys` is for it; reading throws it where
 * the file is cut off, was altered, or is no backup.
 */
export async function openBackup(file: string, keys: OpeningKeys): Promise<BackupReader> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  const unpacked = createGunzip({ chunkSize: 256 * 1024 })
  const { header, content } = await splitHeader(source, file)
  const key = header && (await keyFor(header, keys, file))
  if (!key && !keys.isUnchecked) {
    source.destroy()
    throw uncheckedError(file, header)
  }
  const packed = Readable.from(header ? unsealed(content, header, key, file) : content, { objectMode: false })
  packed.on('error', error => unpacked.destroy(error))
  packed.pipe(unpacked)
  const chunks = (unpacked as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    try {
      const { done, value } = await chunks.next()
      if (done) return false
      rest = rest.length ? Buffer.concat([rest, value]) : value
      return true
    } catch (error) {
      if (String((error as NodeJS.ErrnoException).code).startsWith('Z_'))
        throw new StartError(`${file} is damaged or no backup of Quầy (${(error as Error).message}).`)
      throw error
    }
  }

  /** Takes the first `length` bytes off what was read. */
  function take(length: number): Buffer {
    const taken = rest.subarray(0, length)
    rest = rest.subarray(length)
    return taken
  }

  return {
    protection: key ? header!.protection : 'unchecked',
    async line() {
      let end = rest.indexOf(lineEnd)
      while (end < 0) {
        if (!(await more())) return undefined
        end = rest.indexOf(lineEnd)
      }
      return take(end + 1).toString('utf8', 0, end)
    },
    async *rows() {
      // Cut behind whole rows only, so `rest` always begins with a row or with the end.
      for (;;) {
        if (rest.subarray(0, endAtStart.length).equals(endAtStart)) {
          take(endAtStart.length)
          return
        }
        const end = rest.indexOf(endBehindRow)
        const whole = end >= 0 ? end + 1 : rest.lastIndexOf(lineEnd) + 1
        // The last bytes may be the beginning of the end: they stay until more is known.
        if (whole > 0) yield take(whole)
        else if (!(await more())) throw new StartError(`${file} is cut off.`)
      }
    },
    close() {
      packed.destroy()
      source.destroy()
      unpacked.destroy()
    },
  }
}

const gzipMagic = Buffer.from([0x1f, 0x8b])
const mostInHeader = 1000

/** The first line of a sealed copy and what comes behind it; a copy from before has no such line and begins as gzip. */
async function splitHeader(
  source: AsyncIterable<Buffer>,
  file: string,
): Promise<{ header: SealHeader | null; content: AsyncGenerator<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (start.length < gzipMagic.length || (!start.subarray(0, 2).equals(gzipMagic) && !start.includes(lineEnd))) {
    const { done, value } = await chunks.next()
    if (done || start.length > mostInHeader) throw new StartError(`${file} is damaged or no backup of Quầy.`)
    start = Buffer.concat([start, value])
  }
  const isOld = start.subarray(0, 2).equals(gzipMagic)
  const end = isOld ? 0 : start.indexOf(lineEnd) + 1
  async function* content() {
    yield start.subarray(end)
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return { header: isOld ? null : readHeader(start.toString('utf8', 0, end), file), content: content() }
}

function readHeader(line: string, file: string): SealHeader {
  try {
    return sealHeader.parse(JSON.parse(line))
  } catch {
    throw new StartError(`${file} is no backup of Quầy, or of a newer version.`)
  }
}

async function keyFor(header: SealHeader, keys: OpeningKeys, file: string): Promise<CopyKey | null> {
  if (header.protection === 'signed')
    return signingKeysOf(keys.secrets ?? { secret: '' }).find(({ name }) => name === header.key) ?? null
  const key = await keys.recovery(header.key)
  if (key.name === header.key) return key
  throw new StartError(
    `${file} was encrypted with the recovery key ${header.key}; this is ${key.name}. Look for the paper with the name ${header.key}.`,
  )
}

function uncheckedError(file: string, header: SealHeader | null): StartError {
  const reason = header
    ? 'was signed with a secret that is not here. Put the file `secret` of the old machine into DATA_DIR (or set SECRET_KEY)'
    : 'was made before copies were signed, so nothing tells whether it was altered. Restore a newer copy'
  return new StartError(`${file} ${reason}; or, if only you could reach the file: npm run restore -- FILE --unchecked`)
}
