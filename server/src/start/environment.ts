import { X509Certificate } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import * as path from 'node:path'
import { z } from 'zod'
import type { Registration } from '../features/auth/registration/registration.ts'
import type { Quotas } from '../quotas.ts'
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
/** Plain TCP is for a collector on this machine only. */
const forward = z
  .string()
  .regex(/^(tls|tcp):\/\/(\[[0-9a-fA-F:]+\]|[\w.-]+):\d{1,5}$/)
  .transform(value => {
    const [, scheme, host, port] = value.match(/^(\w+):\/\/\[?(.+?)\]?:(\d+)$/)!
    return { secure: scheme === 'tls', host: host!, port: Number(port) }
  })
  .refine(({ secure, host, port }) => port > 0 && port < 65_536 && (secure || loopback.has(host)))

const variables = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  ADMIN_PORT: port.optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_FILE: text.optional(),
  CREDENTIALS_DIRECTORY: text.optional(),
  BREACHED_PASSWORDS: text.optional(),
  LOG_FORWARD: forward.optional(),
  LOG_FORWARD_CA: text.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TLS_CERT: text.optional(),
  TLS_KEY: text.optional(),
  TLS_HOST: text.default('0.0.0.0'),
  TLS_PORT: port.default(3443),
  TRUST_PORT: port.optional(),
  TRUST_PROXY: proxies.default(false),
  ALLOWED_HOSTS: hosts.optional(),
  KEEP_CLIENT: z.enum(['on', 'off']).default('on'),
  REGISTRATION: z.enum(['open', 'invited', 'closed', 'first']).optional(),
  PRINTERS: z.union([z.enum(['on', 'off']), z.string().regex(/^127\.0\.0\.1:[1-9]\d{0,4}$/)]).optional(),
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
  LOG_FORWARD:
    'LOG_FORWARD must look like tls://logs.example.vn:6514; tcp://127.0.0.1:5140 is for a collector on this machine only.',
  LOG_LEVEL: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  TRUST_PROXY:
    'TRUST_PROXY must be how many proxies stand in front (0 to 9), or their addresses as in 10.0.0.2,192.168.1.0/24.',
  ALLOWED_HOSTS:
    'ALLOWED_HOSTS must be host names with commas between them, as in quay.example.vn,www.quay.example.vn.',
  KEEP_CLIENT: 'KEEP_CLIENT must be on or off.',
  REGISTRATION: 'REGISTRATION must be one of open, invited, closed, first.',
  PRINTERS: 'PRINTERS must be on, off, or 127.0.0.1:PORT for a printer of tests.',
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
  /** A sorted file of SHA-1 hashes of breached passwords. */
  breachedPasswords: string | undefined
  /** Where log lines go beside standard output; `ca` where the collector has an authority of its own. */
  logForward: { secure: boolean; host: string; port: number; ca?: Buffer } | undefined
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
  /** Whether browsers keep the client, so that tills open without the server; `off` has them forget it. */
  keepsClient: boolean
  /** Who may register a store. Left out, a shop's own PC takes its first store, and a hosted server who is invited. */
  registration: Registration
  /**
   * Whether the server reaches printers of the shop; or the port of a printer of tests on this computer. Left out, a shop's own PC
   * does, and a hosted server does not: its network is no shop's.
   */
  printers: 'on' | 'off' | number
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
  if (it.SECRET_KEY && it.SECRET_KEY_FILE) throw new StartError('Set SECRET_KEY or SECRET_KEY_FILE, not both.')
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
      ? { cert: readNamed('TLS_CERT', it.TLS_CERT), key: readNamed('TLS_KEY', it.TLS_KEY) }
      : undefined
  return {
    port: it.PORT,
    host: it.HOST,
    adminPort: it.ADMIN_PORT,
    dataDirectory: path.resolve(it.DATA_DIR),
    databaseUrl: it.DATABASE_URL,
    databaseAppUrl: it.DATABASE_APP_URL,
    secretKey: it.SECRET_KEY ?? secretFromStore(it),
    breachedPasswords: it.BREACHED_PASSWORDS && requireBreachList(path.resolve(it.BREACHED_PASSWORDS)),
    logForward: it.LOG_FORWARD && {
      ...it.LOG_FORWARD,
      ...(it.LOG_FORWARD_CA ? { ca: readNamed('LOG_FORWARD_CA', it.LOG_FORWARD_CA) } : {}),
    },
    logLevel: it.LOG_LEVEL,
    tls,
    trust: { host: it.TLS_HOST, port: it.TLS_PORT, pagePort: it.TRUST_PORT },
    trustProxy: it.TRUST_PROXY,
    allowedHosts: hostsOf(it.ALLOWED_HOSTS, tls, it.TRUST_PROXY !== false),
    keepsClient: it.KEEP_CLIENT === 'on',
    registration: it.REGISTRATION ?? (isHosted(it) ? 'invited' : 'first'),
    printers: printersOf(it.PRINTERS ?? (isHosted(it) ? 'off' : 'on')),
    quotas: {
      products: it.QUOTA_PRODUCTS,
      employees: it.QUOTA_EMPLOYEES,
      files: it.QUOTA_FILES,
      storage: it.QUOTA_STORAGE_MB * 1_048_576,
    },
  }
}

const printersOf = (given: string): Environment['printers'] =>
  given === 'on' || given === 'off' ? given : Number(given.split(':')[1])

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

/** The secret as a secret store hands it out: a file that is named, or a credential of systemd. */
function secretFromStore(it: z.infer<typeof variables>): string | undefined {
  const credential = it.CREDENTIALS_DIRECTORY && path.join(it.CREDENTIALS_DIRECTORY, 'quay-secret')
  const [name, file] = it.SECRET_KEY_FILE
    ? ['SECRET_KEY_FILE', it.SECRET_KEY_FILE]
    : ['CREDENTIALS_DIRECTORY', credential && existsSync(credential) ? credential : undefined]
  if (!file) return undefined
  const secret = readNamed(name!, file).toString('utf8').trim()
  if (secret.split(/\s+/).some(one => one.length < 32))
    throw new StartError(`${name}: each secret in ${file} must have at least 32 characters.`)
  return secret
}

/** A file of another shape would find no password and look as if all were well. */
function requireBreachList(file: string): string {
  const name = 'BREACHED_PASSWORDS'
  const start = Buffer.alloc(64)
  try {
    const opened = openSync(file, 'r')
    readSync(opened, start)
    closeSync(opened)
  } catch (error) {
    throw new StartError(`${name}: ${(error as Error).message}`)
  }
  if (!/^[0-9A-F]{40}(:\d+)?\r?\n/i.test(start.toString('latin1')))
    throw new StartError(`${name}: ${file} has no lines of SHA-1:count, sorted by the hash.`)
  return file
}

function readNamed(name: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new StartError(`${name}: ${(error as Error).message}`)
  }
}
