import type { ErrorCode } from '@quay/contract/error-code'
import type { FeatureRoutes } from '@quay/contract/route'
import type { FastifyInstance } from 'fastify'
import type { Codes } from './db/write/counter.ts'
import type { Handlers } from './http/call.ts'
import { registerFeature } from './http/register-feature.ts'
import type { JobWorker } from './jobs/job-worker.ts'
import type { Runtime } from './runtime.ts'
import type { Check } from './verification/check.ts'

type Register = (app: FastifyInstance, runtime: Runtime) => void

interface Parts {
  /** Routes of the contract with what answers them. */
  routes?: readonly Register[]
  /** Addresses that are no routes of the contract: pictures. */
  register?: Register
  /** What the database refuses, by the name of its constraint: the last word when two people act at once. */
  refusals?: Readonly<Record<string, ErrorCode>>
  /** Lists and files of its documents, whose statements a test has PostgreSQL check. */
  documents?: readonly { statements: readonly string[] }[]
  /** Codes of its documents and records; `npm run verify` looks for gaps in those that the counter alone gives. */
  codes?: readonly Codes[]
  /** Laws that `npm run verify` recomputes. */
  checks?: readonly Check[]
  /** Work beside requests. */
  workers?: readonly JobWorker[]
}

/** All that a feature is to the server. */
export interface Feature extends Required<Omit<Parts, 'routes' | 'register'>> {
  register: Register
}

/** Puts a feature together from what it has. One line in `features.ts` makes it part of the server. */
export const defineFeature = ({
  routes = [],
  register,
  refusals = {},
  documents = [],
  codes = [],
  checks = [],
  workers = [],
}: Parts): Feature => ({
  register(app, runtime) {
    for (const one of routes) one(app, runtime)
    register?.(app, runtime)
  },
  refusals,
  documents,
  codes,
  checks,
  workers,
})

/** Routes with their handlers; these may be made from what the running server shares. */
export const routed =
  <F extends FeatureRoutes>(
    routes: F,
    handlers: Handlers<F> | ((runtime: Runtime, app: FastifyInstance) => Handlers<F>),
  ): Register =>
  (app, runtime) =>
    registerFeature(app, runtime, routes, typeof handlers === 'function' ? handlers(runtime, app) : handlers)
