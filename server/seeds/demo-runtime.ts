import type pg from 'pg'
import type { Runtime } from '../src/runtime.ts'

const silent = { error() {}, info() {}, warn() {} }

/** What registering a store needs of a server; the password is hashed as the server does it. */
export const demoRuntime = (
  pool: pg.Pool,
  passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
): Runtime => ({
  pool,
  sendJob: async () => {},
  secret: '',
  log: silent,
  strictAudit: true,
  publicRateLimit: false,
  passwordCost,
  refusedSignInMs: 0,
})
