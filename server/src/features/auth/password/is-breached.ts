import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** A line is 40 signs of a hash, a colon and a count: twice the longest, so that a whole line is within. */
const window = 160
const newline = 0x0a

/**
 * Whether a password stands in a list of breached ones: a file of lines `SHA-1:count`, sorted by the hash, as the known
 * service for breached passwords publishes it. Looks in the file itself by halving, so a list of 40 GB takes some
 * forty small reads and no memory. Rejects when the file cannot be read.
 */
export async function isBreached(file: string, password: string): Promise<boolean> {
  const wanted = createHash('sha1').update(password).digest('hex').toUpperCase()
  const handle = await open(file)
  try {
    const buffer = Buffer.alloc(window)
    // The line begins at `low` or behind it and before `high`, if it is there.
    let low = 0
    let high = (await handle.stat()).size
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const from = Math.max(middle - 1, 0)
      const { bytesRead } = await handle.read(buffer, 0, window, from)
      const read = buffer.subarray(0, bytesRead)
      const start = middle === 0 ? 0 : read.indexOf(newline) + 1
      if (start === 0 && middle > 0) high = middle
      else if (from + start >= high) high = middle
      else {
        const hash = read.toString('latin1', start, start + wanted.length).toUpperCase()
        if (hash === wanted) return true
        const end = read.indexOf(newline, start)
        if (hash > wanted || end < 0) high = middle
        else low = from + end + 1
      }
    }
    return false
  } finally {
    await handle.close()
  }
}
