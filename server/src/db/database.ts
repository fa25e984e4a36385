import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { type Environment, readEnvironment } from '../start/environment.ts'
import { StartError } from '../start/start-error.ts'
import type { DatabaseAddress } from './connection/pool.ts'
import { type DataLock, type Holder, isLocked, lockData } from './embedded/data-lock.ts'
import { startEmbedded } from './embedded/embedded.ts'

export interface OpenDatabase {
  address: DatabaseAddress
  stop(): Promise<void>
}

type Place = Pick<Environment, 'databaseUrl' | 'dataDirectory'>

/**
 * Takes the data directory for a server, made where there is none. Throws StartError with who has it, when another
 * program does.
 */
export async function ownData(dataDirectory: string, program: string): Promise<DataLock> {
  // Others may pass through: the embedded server can run as a user of its own. What is secret says so itself.
  await fs.mkdir(dataDirectory, { recursive: true, mode: 0o755 })
  const taken = lockData(dataDirectory, program)
  if (isLocked(taken)) return taken
  throw new StartError(`${whoHas(taken)} already uses ${dataDirectory}. Stop it first, or choose another DATA_DIR.`)
}

const whoHas = ({ program, pid, address }: Holder) =>
  `${program}${pid ? ` (process ${pid}${address ? `, ${address}` : ''})` : ''}`

/** Starts the embedded PostgreSQL of a directory that the caller owns; with DATABASE_URL there is nothing to start. */
export async function startDatabase(place: Place, log?: (text: string) => void): Promise<OpenDatabase> {
  if (place.databaseUrl) return { address: { connectionString: place.databaseUrl }, stop: async () => {} }
  return addressOf(await startEmbedded(embeddedDirectory(place), log ? { log } : {}))
}

/** Throws StartError where there is no database yet: a tool that only reads does not make one. */
export async function requireDatabase(place: Place): Promise<void> {
  if (place.databaseUrl) return
  const version = path.join(embeddedDirectory(place), 'data', 'PG_VERSION')
  await fs.access(version).catch(() => {
    throw new StartError(
      `There is no database in ${place.dataDirectory}. Set DATA_DIR or DATABASE_URL, or run npm start first.`,
    )
  })
}

/**
 * Opens the database for a tool: DATABASE_URL where it is set, else the embedded PostgreSQL of DATA_DIR. That one is
 * started and owned until `stop`, or joined where a server already runs it.
 */
export async function openDatabase(program: string, place: Place = readEnvironment()): Promise<OpenDatabase> {
  if (place.databaseUrl) return startDatabase(place)
  await fs.mkdir(place.dataDirectory, { recursive: true, mode: 0o755 })
  const taken = lockData(place.dataDirectory, program)
  if (!isLocked(taken)) {
    if (taken.address === null)
      throw new StartError(`${whoHas(taken)} uses ${place.dataDirectory} just now. Try again in a moment.`)
    return addressOf(await startEmbedded(embeddedDirectory(place), { join: true }))
  }
  try {
    const database = await startDatabase(place)
    return {
      address: database.address,
      async stop() {
        await database.stop()
        taken.release()
      },
    }
  } catch (error) {
    taken.release()
    throw error
  }
}

const embeddedDirectory = ({ dataDirectory }: Place) => path.join(dataDirectory, 'postgres')

function addressOf(server: Awaited<ReturnType<typeof startEmbedded>>): OpenDatabase {
  return { address: server.address, stop: () => server.stop() }
}
