import * as path from 'node:path'
import { startEmbedded } from './embedded.ts'
import type { DatabaseAddress } from './pool.ts'

export interface OpenDatabase {
  address: DatabaseAddress
  /** False where the server runs elsewhere (DATABASE_URL) or was already started by another of our programs. */
  owned: boolean
  stop(): Promise<void>
}

/** The directory that holds everything of a shop: DATA_DIR, or ./data. */
export function dataDirectory(environment = process.env): string {
  return path.resolve(environment.DATA_DIR || 'data')
}

/**
 * Opens the database of the environment: DATABASE_URL where it is set, else the embedded PostgreSQL of DATA_DIR,
 * which is started, or joined where it already runs.
 */
export async function openDatabase(environment = process.env): Promise<OpenDatabase> {
  if (environment.DATABASE_URL)
    return { address: { connectionString: environment.DATABASE_URL }, owned: false, stop: async () => {} }
  const server = await startEmbedded(path.join(dataDirectory(environment), 'postgres'))
  const { host, port, user, database } = server
  return { address: { host, port, user, database }, owned: server.owner, stop: () => server.stop() }
}
