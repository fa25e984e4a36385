import { NewerDatabaseError } from '../db/migration/migrate.ts'
import { StartError } from './start-error.ts'

interface SystemError extends Error {
  code?: string
  path?: string
  port?: number
  address?: string
  hostname?: string
}

/** What a person can do about an error, by its code: of the system, or of PostgreSQL. */
const sentences: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop that one, or choose another: PORT=3001 (TLS_PORT, TRUST_PORT for the shop’s network).`,
  EADDRNOTAVAIL: ({ address }) => `${address} (HOST, TLS_HOST) is no address of this machine.`,
  EACCES: ({ path, port, message }) =>
    path ? `No permission for ${path}.` : port ? `Port ${port} needs more rights than this user has.` : message,
  EPERM: ({ path, message }) => (path ? `No permission for ${path}.` : message),
  EROFS: ({ path }) => `${path} is on a read-only disk.`,
  ENOTDIR: ({ path }) => `${path} is no folder.`,
  ENOSPC: ({ path }) => `The disk is full${path ? ` (writing ${path})` : ''}.`,
  '53100': () => 'The disk of the database is full.',
  ECONNREFUSED: () => 'No PostgreSQL answers at DATABASE_URL.',
  ECONNRESET: () => 'PostgreSQL closed the connection.',
  ENOTFOUND: ({ hostname }) => `The host ${hostname} of DATABASE_URL is not known.`,
  ETIMEDOUT: () => 'The PostgreSQL of DATABASE_URL does not answer.',
  '28P01': () => 'PostgreSQL refuses the password of DATABASE_URL.',
  '28000': ({ message }) => `PostgreSQL refuses the user of DATABASE_URL: ${message}.`,
  '3D000': ({ message }) => `PostgreSQL of DATABASE_URL: ${message}.`,
  '42P01': () => 'The database holds no shop of Quầy yet. Run npm start on it first.',
  '42501': ({ message }) => `The user of DATABASE_URL must own the schema and may create roles: ${message}.`,
  '53300': () => 'PostgreSQL has no connection left for Quầy: raise its max_connections.',
  '57P03': ({ message }) => `PostgreSQL is not ready: ${message}.`,
}

/** One clear line for a failure that a person can mend; undefined for one that is a fault of ours. */
export function explainFailure(error: unknown): string | undefined {
  if (error instanceof NewerDatabaseError)
    return `${error.message} Start that version of Quầy, or restore a copy made before the upgrade.`
  if (error instanceof StartError) return oneLine(error.message)
  for (let cause = error; cause instanceof Error; cause = firstCause(cause)) {
    const sentence = sentences[(cause as SystemError).code ?? '']
    if (sentence) return oneLine(sentence(cause))
  }
  return undefined
}

const firstCause = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : error.cause)

const oneLine = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join(' ')

/** Says why on the error stream and sets the exit code: one line where a person can mend it, the stack where it is a fault. */
export function reportFailure(error: unknown): void {
  process.exitCode = 1
  const sentence = explainFailure(error)
  console.error(sentence ? `Quầy: ${sentence}` : error)
}
