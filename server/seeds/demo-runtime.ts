import type pg from 'pg'
import { passwordCost as shopsPasswordCost } from '../src/features/auth/password/password.ts'
import { makeTurns } from '../src/http/turns.ts'
import type { Runtime } from '../src/runtime.ts'
import type { SecretKeys } from '../src/secret-box.ts'

const silent = { error() {}, info() {}, warn() {} }

/** What registering a store needs of a server; passwords are hashed with its secret, as the server does it. */
export const demoRuntime = (pool: pg.Pool, secrets: SecretKeys, passwordCost = shopsPasswordCost): Runtime => ({
  pool,
  turns: makeTurns(),
  refusals: {},
  sendJob: async () => {},
  ...secrets,
  log: silent,
  strictAudit: true,
  publicRateLimit: false,
  passwordCost,
  refusedSignInMs: 0,
  registration: 'open',
  quotas: undefined,
  files: new Map(),
})
