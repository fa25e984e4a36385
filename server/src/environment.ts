import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import { z } from 'zod'
import type { Registration } from './features/auth/registration.ts'
import type { Quotas } from './quotas.ts'
import { StartError } from './start-error.ts'

const port = z.coerce.number().int().min(0).max(65_535)
/** A variable that is set to nothing counts as not set. */
const text = z.string().trim().min(1)
const quota = z.coerce.number().int().min(1).max(100_000_000)
/** `1` is the proxy next to us, `2` one more; addresses and networks name them. `0` is none. */
const proxies = z.union([
  z
    .string()
    .regex(/^\d$/)
    .transform(value => (value === '0' ? (false as const) : Number(value))),
  text
    .transform(value => value.split(',').map(part => part.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
])
const hosts = text
  .transform(value => value.split(',').map(part => part.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)))
const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

const variables = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  ADMIN_PORT: port.optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TLS_CERT: text.optional(),
  TLS_KEY: text.optional(),
  TLS_HOST: text.default('0.0.0.0'),
  TLS_PORT: port.default(3443),
  TRUST_PORT: port.optional(),
  TRUST_PROXY: proxies.default(false),
  ALLOWED_HOSTS: hosts.optional(),
  REGISTRATION: z.enum(['open', 'invited', 'closed', 'first']).optional(),
  QUOTA_PRODUCTS: quota.default(50_000),
  QUOTA_EMPLOYEES: quota.default(500),
  QUOTA_FILES: quota.default(50_000),
  QUOTA_STORAGE_MB: quota.default(5_000),
})

const meanings: Record<string, string> = {
  PORT: 'PORT must be a port number from 0 to 65535 (0: any free one).',
  ADMIN_PORT: 'ADMIN_PORT must be a port number from 0 to 65535.',
  DATABASE_URL: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  DATABASE_APP_URL: 'DATABASE_APP_URL must look like postgres://user:password@host:5432/database.',
  TLS_PORT: 'TLS_PORT must be a port number from 0 to 65535.',
  TRUST_PORT: 'TRUST_PORT must be a port number from 0 to 65535.',
  SECRET_KEY: 'SECRET_KEY must have at least 32 characters.',
  LOG_LEVEL: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  TRUST_PROXY:
    'TRUST_PROXY must be how many proxies stand in front (0 to 9), or their addresses as in 10.0.0.2,192.168.1.0/24.',
  ALLOWED_HOSTS:
    'ALLOWED_HOSTS must be host names with commas between them, as in quay.example.vn,www.quay.example.vn.',
  REGISTRATION: 'REGISTRATION must be one of open, invited, closed, first.',
  ...Object.fromEntries(
    ['PRODUCTS', 'EMPLOYEES', 'FILES', 'STORAGE_MB'].map(name => [
      `QUOTA_${name}`,
      `QUOTA_${name} must be a whole number from 1 to 100000000.`,
    ]),
  ),
}

export interface Environment {
  port: number
  host: string
  adminPort: number | undefined
  dataDirectory: string
  databaseUrl: string | undefined
  /** The login of requests at that database, where the operator made one; else the server makes it. */
  databaseAppUrl?: string | undefined
  secretKey: string | undefined
  logLevel: z.infer<typeof variables>['LOG_LEVEL']
  /** Certificate and key, read from their files. */
  tls: { cert: Buffer; key: Buffer } | undefined
  /**
   * Where the shop's own TLS listens, once `npm run trust` made its authority; and the port of the page that gives the
   * authority to devices, where the owner wants it open all the time.
   */
  trust: { host: string; port: number; pagePort: number | undefined }
  /** The proxies whose word about a caller's address counts: how many stand in front, or their addresses and networks. */
  trustProxy: false | number | string[]
  /** Names of the internet under which it is opened; `any` behind a proxy where none are given, which then answers for them. */
  allowedHosts: string[] | 'any'
  /** Who may register a store. Left out, a shop's own PC takes its first store, and a hosted server who is invited. */
  registration: Registration
  quotas: Quotas
}

/** The settings of a run, from environment variables. Throws StartError with a line that names the variable. */
export function readEnvironment(values: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const read = variables.safeParse(given)
  if (!read.success) {
    const name = String(read.error.issues[0]!.path[0])
    throw new StartError(meanings[name] ?? `${name}: ${read.error.issues[0]!.message}`)
  }
  const it = read.data
  if (Boolean(it.TLS_CERT) !== Boolean(it.TLS_KEY))
    throw new StartError('TLS_CERT and TLS_KEY are set together or not.')
  if (it.DATABASE_APP_URL && !it.DATABASE_URL)
    throw new StartError(
      'DATABASE_APP_URL is set together with DATABASE_URL: it is the login of requests at that database.',
    )
  if (!loopback.has(it.HOST) && !it.TLS_CERT && !it.TRUST_PROXY)
    throw new StartError(
      `HOST=${it.HOST} needs TLS_CERT and TLS_KEY (files), or TRUST_PROXY=1 behind a reverse proxy with TLS; for the shop's own network leave HOST out and run: npm run trust. Browsers allow the offline till, camera and printer in secure contexts only.`,
    )
  const tls =
    it.TLS_CERT && it.TLS_KEY
      ? { cert: readTls('TLS_CERT', it.TLS_CERT), key: readTls('TLS_KEY', it.TLS_KEY) }
      : undefined
  return {
    port: it.PORT,
    host: it.HOST,
    adminPort: it.ADMIN_PORT,
    dataDirectory: path.resolve(it.DATA_DIR),
    databaseUrl: it.DATABASE_URL,
    databaseAppUrl: it.DATABASE_APP_URL,
    secretKey: it.SECRET_KEY,
    logLevel: it.LOG_LEVEL,
    tls,
    trust: { host: it.TLS_HOST, port: it.TLS_PORT, pagePort: it.TRUST_PORT },
    trustProxy: it.TRUST_PROXY,
    allowedHosts: hostsOf(it.ALLOWED_HOSTS, tls, it.TRUST_PROXY !== false),
    registration: it.REGISTRATION ?? (isHosted(it) ? 'invited' : 'first'),
    quotas: {
      products: it.QUOTA_PRODUCTS,
      employees: it.QUOTA_EMPLOYEES,
      files: it.QUOTA_FILES,
      storage: it.QUOTA_STORAGE_MB * 1_048_576,
    },
  }
}

/** The names that were given, and those of the owner's certificate. */
function hostsOf(given: string[] | undefined, tls: Environment['tls'], isBehindProxy: boolean): string[] | 'any' {
  if (!given && isBehindProxy) return 'any'
  return [...(given ?? []), ...(tls ? namesOfCertificate(tls.cert) : [])]
}

function namesOfCertificate(cert: Buffer): string[] {
  try {
    const { subjectAltName = '' } = new X509Certificate(cert)
    return [...subjectAltName.matchAll(/DNS:([^,\s]+)/g)].map(([, name]) => name!.toLowerCase())
  } catch (error) {
    throw new StartError(`TLS_CERT: ${(error as Error).message}`)
  }
}

/** A shop's PC has its database in the data directory and is reached on itself and in the shop's network only. */
const isHosted = (it: z.infer<typeof variables>): boolean =>
  it.DATABASE_URL !== undefined || it.TRUST_PROXY !== false || !loopback.has(it.HOST)

function readTls(name: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new StartError(`${name}: ${(error as Error).message}`)
  }
}
