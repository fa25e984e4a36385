import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import * as path from 'node:path'

const largest = 5_000_000
const kept = 5

/**
 * A log in a file; when it has 5 MB it becomes `name.1.log`, the one before `name.2.log`, up to five.
 * @param {string} file
 * @param {number} [limit] bytes
 */
export function openLog(file, limit = largest) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0

  /** @param {string | Buffer} text */
  function write(text) {
    const bytes = Buffer.byteLength(text)
    if (size > 0 && size + bytes > limit) turn()
    appendFileSync(file, text, { mode: 0o600 })
    size += bytes
  }

  function turn() {
    rmSync(numbered(kept), { force: true })
    for (let number = kept - 1; number >= 1; number--) move(numbered(number), numbered(number + 1))
    move(file, numbered(1))
    size = 0
  }

  /** @param {number} number */
  const numbered = number => file.replace(/\.log$/, `.${number}.log`)

  return {
    write,
    /** @param {string} sentence */
    say: sentence => write(`${new Date().toISOString()} ${sentence}\n`),
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function move(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    // Not there yet, or held open by somebody who reads it on Windows: the log goes on all the same.
    if (!['ENOENT', 'EBUSY', 'EPERM', 'EACCES'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? ''))
      throw error
  }
}
