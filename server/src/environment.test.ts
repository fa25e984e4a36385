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
    secretKey: undefined,
    logLevel: 'warn',
    tls: undefined,
    trust: { host: '0.0.0.0', port: 3443, pagePort: undefined },
    trustProxy: false,
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
  [{ HOST: '0.0.0.0' }, /TLS_CERT and TLS_KEY.*TRUST_PROXY=1/],
  [{ TLS_CERT: 'cert.pem' }, /set together/],
  [{ TLS_CERT: '/none/cert.pem', TLS_KEY: '/none/key.pem' }, /^TLS_CERT: .*\/none\/cert.pem/],
])('%o is refused with a line that names it', (values, sentence) => {
  expect(() => readEnvironment(values)).toThrow(sentence)
  expect(() => readEnvironment(values)).toThrow(StartError)
})

test('another host is fine behind a proxy that says so', () => {
  expect(readEnvironment({ HOST: '0.0.0.0', TRUST_PROXY: '1' })).toMatchObject({ host: '0.0.0.0', trustProxy: true })
})
