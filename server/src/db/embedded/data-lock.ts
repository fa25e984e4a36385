import * as fs from 'node:fs'
import * as path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Who holds a data directory. */
export interface Holder {
  program: string
  pid: number
  /** Where the server answers; null for a tool, and while a server still starts. */
  address: string | null
}

export interface DataLock {
  /** Sets the description of the holder that other programs read from now on. */
  describe(holder: Partial<Holder>): void
  release(): void
}

const sqliteBusy = 5
/** Not allowed to write: the file cannot be made, or belongs to another user. */
const sqliteForbidden = new Set([8, 14])

/** Nothing may collect a lock that is still held. */
const held = new Set<DatabaseSync>()

/**
 * Takes a data directory for this program, or gives who has it. Node offers no lock on files but SQLite's: it is the
 * system's own, on Windows as well, and the system releases it when the program ends in any way. The process id in a
 * file, which could meanwhile belong to another program, decides nothing; messages only show it.
 * Throws EACCES where this user may not write there.
 */
export function lockData(directory: string, program: string): DataLock | Holder {
  const file = path.join(directory, 'lock')
  const told = path.join(directory, 'lock.json')
  const database = tryLock(file)
  if (!database) return readHolder(told)
  const self: Holder = { program, pid: process.pid, address: null }
  const tell = () => fs.writeFileSync(told, JSON.stringify(self))
  try {
    tell()
  } catch (error) {
    database.close()
    throw error
  }
  held.add(database)
  return {
    describe(holder) {
      Object.assign(self, holder)
      tell()
    },
    release() {
      fs.rmSync(told, { force: true })
      held.delete(database)
      database.close()
    },
  }
}

/** Narrows what lockData gave. */
export const isLocked = (taken: DataLock | Holder): taken is DataLock => 'release' in taken

function tryLock(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    // Nothing is ever written, so there is no journal to recover after a crash.
    database.exec('pragma busy_timeout = 0; begin exclusive')
    return database
  } catch (error) {
    database?.close()
    const code = (error as { errcode?: number }).errcode ?? 0
    if (code === sqliteBusy) return undefined
    if (!sqliteForbidden.has(code)) throw error
    throw Object.assign(new Error(`No permission for ${file}`), { code: 'EACCES', path: file })
  }
}

function readHolder(file: string): Holder {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder
  } catch {
    return { program: 'Another program', pid: 0, address: null }
  }
}
