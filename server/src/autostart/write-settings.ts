import { StartError } from '../start/start-error.ts'

/** What of the environment goes along: every setting of ours (environment.ts), and the time zone of dates in logs. */
const names = [
  'PORT',
  'HOST',
  'ADMIN_PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'SECRET_KEY',
  'SECRET_KEY_FILE',
  'BREACHED_PASSWORDS',
  'LOG_FORWARD',
  'LOG_FORWARD_CA',
  'LOG_LEVEL',
  'TLS_CERT',
  'TLS_KEY',
  'TLS_HOST',
  'TLS_PORT',
  'TRUST_PORT',
  'TRUST_PROXY',
  'ALLOWED_HOSTS',
  'REGISTRATION',
  'QUOTA_PRODUCTS',
  'QUOTA_EMPLOYEES',
  'QUOTA_FILES',
  'QUOTA_STORAGE_MB',
] as const

/**
 * The settings of a service as Node's --env-file reads them: those set where it is installed, with the data directory
 * as an absolute path. Throws StartError on a value that no quotes can hold.
 */
export function writeSettings(environment: NodeJS.ProcessEnv, dataDirectory: string): string {
  const set: NodeJS.ProcessEnv = { ...environment, DATA_DIR: dataDirectory }
  const lines = names.flatMap(name => (set[name] ? [`${name}=${quoted(name, set[name])}`] : []))
  return `${lines.join('\n')}\n`
}

/** In single quotes nothing is special; in double ones a backslash and an n, as in C:\new, would be a new line. */
function quoted(name: string, value: string): string {
  const quote = ["'", '`'].find(mark => !value.includes(mark))
  if (!quote || /[\r\n]/.test(value)) throw new StartError(`${name} cannot be kept for the service: ${value}`)
  return `${quote}${value}${quote}`
}
