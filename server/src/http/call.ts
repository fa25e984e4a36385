import type { FeatureRoutes, Input, Output, RouteSpec } from '@quay/contract/route'
import type { Actor, Tx } from '../db/transaction.ts'

/** What a handler works with. Public routes have no actor: their type says so. */
export type Call<R extends RouteSpec> = Input<R> & {
  tx: Tx
  actor: R['permission'] extends 'public' ? null : Actor
  /** SHA-256 of the canonical body: what a document made by client id keeps. */
  hash: Buffer
}

/** A feature's handlers: one for each of its routes, no more and no fewer. They translate only; rules live in commands. */
export type Handlers<F extends FeatureRoutes> = { [K in keyof F]: (call: Call<F[K]>) => Promise<Output<F[K]>> }
