// Where tests keep what they throw away: in memory, where the machine has enough of it. A database that a file of tests
// clones costs fifteen times as much on a disk, a new cluster seven times.
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import * as path from 'node:path'

const memory = '/dev/shm'
const name = 'quay-test-'
/** What a run fills at most, with room: clusters, their logs, profiles of browsers. */
const neededBytes = 4 * 1024 ** 3

/** Lets this process and all that it starts make temporary files in memory, where that is possible; they go when it ends. */
export function useQuickTemp() {
  // Who named a folder has a reason, a run that this one is part of among them.
  if (process.env.TMPDIR || !isRoomy()) return
  for (const left of readdirSync(memory)) if (isLeft(left)) removeQuietly(path.join(memory, left))
  const folder = path.join(memory, `${name}${process.pid}`)
  // PostgreSQL may run as a user of its own, who has to pass through.
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.env.TMPDIR = folder
  process.on('exit', () => removeQuietly(folder))
}

/** Linux only; programs must be able to run from there, and there must be memory that nobody else uses. */
function isRoomy() {
  try {
    accessSync(memory, constants.W_OK)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find(line => line.split(' ')[1] === memory)
    const { bavail, bsize } = statfsSync(memory)
    return mount && !mount.includes('noexec') && bavail * bsize > neededBytes && freemem() > neededBytes
  } catch {
    return false
  }
}

/**
 * Whether a folder is of a run that was killed.
 * @param {string} folder
 */
function isLeft(folder) {
  const pid = Number(/^quay-test-(\d+)$/.exec(folder)?.[1])
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}

/** @param {string} folder */
function removeQuietly(folder) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // It belongs to somebody else, or a last process still writes there: the next run removes it.
  }
}
