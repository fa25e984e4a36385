import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { StartError } from '../start-error.ts'
import { endOfRows } from './format.ts'

const lineEnd = 0x0a
const endAtStart = Buffer.from(endOfRows)
const endBehindRow = Buffer.from(`\n${endOfRows}`)

/** Reads a backup piece by piece: lines, and the rows of a table as they stand, without taking them apart. */
export interface BackupReader {
  /** The next line without its end; undefined at the end of the file. */
  line(): Promise<string | undefined>
  /** The rows up to the end of the table, in pieces of whole rows. */
  rows(): AsyncGenerator<Buffer>
  close(): void
}

/** Opens a backup. Reading throws StartError where the file is cut off or no backup. */
export function openBackup(file: string): BackupReader {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  const unpacked = createGunzip({ chunkSize: 256 * 1024 })
  source.on('error', error => unpacked.destroy(error))
  source.pipe(unpacked)
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
      source.destroy()
      unpacked.destroy()
    },
  }
}
