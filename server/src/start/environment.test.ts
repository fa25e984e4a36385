import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { StartError } from './start-error.ts'

test('nothing set: loopback, port 3000, ./data, the embedded database', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    adminPort: undefined,
    dataDirectory: `${process.cwd()}/data`,
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    secretKey: undefined,
    breachedPasswords: undefined,
    logForward: undefined,
    logLevel: 'warn',
    tls: undefined,
    trust: { host: '0.0.0.0', port: 3443, pagePort: undefined },
    trustProxy: false,
    allowedHosts: [],
    keepsClient: true,
    registration: 'first',
    printers: 'on',
    quotas: { products: 50_000, employees: 500, files: 50_000, storage: 5_000 * 1_048_576 },
  })
})

test('a variable set to nothing counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', SECRET_KEY: '' })).toEqual(readEnvironment({}))
})

test.each([
  [{ PORT: '70000' }, /^PORT must/],
  [{ PORT: 'http' }, /^PORT must/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must/],
  [{ SECRET_KEY: 'short' }, /^SECRET_KEY must/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must/],
  [{ REGISTRATION: 'yes' }, /^REGISTRATION must/],
  [{ PRINTERS: '10.0.0.1:9100' }, /^PRINTERS must/],
  [{ QUOTA_PRODUCTS: '0' }, /^QUOTA_PRODUCTS must/],
  [{ QUOTA_STORAGE_MB: '1.5' }, /^QUOTA_STORAGE_MB must/],
  [{ HOST: '0.0.0.0' }, /TLS_CERT and TLS_KEY.*TRUST_PROXY=1/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must/],
  [{ TRUST_PROXY: '10.0.0.2/99' }, /^TRUST_PROXY must/],
  [{ ALLOWED_HOSTS: 'https://quay.example.vn' }, /^ALLOWED_HOSTS must/],
  [{ SECRET_KEY: 'k'.repeat(32), SECRET_KEY_FILE: '/none' }, /not both/],
  [{ SECRET_KEY_FILE: '/none/secret' }, /^SECRET_KEY_FILE: .*\/none\/secret/],
  [{ BREACHED_PASSWORDS: '/none/list' }, /^BREACHED_PASSWORDS: .*\/none\/list/],
  [{ BREACHED_PASSWORDS: 'package.json' }, /SHA-1:count/],
  [{ LOG_FORWARD: 'logs.example.vn:6514' }, /^LOG_FORWARD must/],
  [{ LOG_FORWARD: 'tcp://logs.example.vn:5140' }, /^LOG_FORWARD must/],
  [{ LOG_FORWARD: 'tls://logs.example.vn:0' }, /^LOG_FORWARD must/],
  [{ TLS_CERT: 'cert.pem' }, /set together/],
  [{ TLS_CERT: '/none/cert.pem', TLS_KEY: '/none/key.pem' }, /^TLS_CERT: .*\/none\/cert.pem/],
])('%o is refused with a line that names it', (values, sentence) => {
  expect(() => readEnvironment(values)).toThrow(sentence)
  expect(() => readEnvironment(values)).toThrow(StartError)
})

test.each([
  ['1', 1],
  ['2', 2],
  ['10.0.0.2', ['10.0.0.2']],
  ['10.0.0.2, 192.168.1.0/24,fd00::/8', ['10.0.0.2', '192.168.1.0/24', 'fd00::/8']],
])('another host is fine behind proxies that are named: %s', (TRUST_PROXY, trustProxy) => {
  expect(readEnvironment({ HOST: '0.0.0.0', TRUST_PROXY })).toMatchObject({
    host: '0.0.0.0',
    trustProxy,
    allowedHosts: 'any',
  })
})

test('hosts of the internet are named', () => {
  expect(readEnvironment({ ALLOWED_HOSTS: 'Quay.example.vn, www.example.vn' }).allowedHosts).toEqual([
    'quay.example.vn',
    'www.example.vn',
  ])
})

test('a hosted server takes stores that are invited, a shop’s PC its first one, and each what it is told', () => {
  const hosted = { DATABASE_URL: 'postgres://u:p@db/quay' }
  expect(readEnvironment(hosted).registration).toBe('invited')
  expect(readEnvironment({ TRUST_PROXY: '1' }).registration).toBe('invited')
  expect(readEnvironment({ ...hosted, REGISTRATION: 'open' }).registration).toBe('open')
  expect(readEnvironment({ REGISTRATION: 'closed' }).registration).toBe('closed')
  // A hosted server stands in no shop's network.
  expect(readEnvironment(hosted).printers).toBe('off')
  expect(readEnvironment({ ...hosted, PRINTERS: 'on' }).printers).toBe('on')
  expect(readEnvironment({ PRINTERS: '127.0.0.1:9101' }).printers).toBe(9101)
  expect(readEnvironment({ QUOTA_PRODUCTS: '20', QUOTA_STORAGE_MB: '2' }).quotas).toMatchObject({
    products: 20,
    storage: 2_097_152,
  })
})

test('the secret comes from the file of a secret store, or from a credential of systemd', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'quay-credentials-'))
  const file = path.join(directory, 'quay-secret')
  expect(readEnvironment({ CREDENTIALS_DIRECTORY: directory }).secretKey).toBeUndefined()
  writeFileSync(file, `${'n'.repeat(40)}\n${'o'.repeat(40)}\n`)
  const both = `${'n'.repeat(40)}\n${'o'.repeat(40)}`
  expect(readEnvironment({ SECRET_KEY_FILE: file }).secretKey).toBe(both)
  expect(readEnvironment({ CREDENTIALS_DIRECTORY: directory }).secretKey).toBe(both)
  const named = { SECRET_KEY: 'k'.repeat(32), CREDENTIALS_DIRECTORY: directory }
  expect(readEnvironment(named).secretKey).toBe('k'.repeat(32))
  writeFileSync(file, 'short')
  expect(() => readEnvironment({ SECRET_KEY_FILE: file })).toThrow(/^SECRET_KEY_FILE: .*at least 32/)
  rmSync(directory, { recursive: true })
})

test('log lines go to a collector by TLS, or in the clear on this machine', () => {
  expect(readEnvironment({ LOG_FORWARD: 'tls://logs.example.vn:6514' }).logForward).toEqual({
    secure: true,
    host: 'logs.example.vn',
    port: 6514,
  })
  expect(readEnvironment({ LOG_FORWARD: 'tcp://[::1]:5140' }).logForward).toMatchObject({ secure: false, host: '::1' })
})
