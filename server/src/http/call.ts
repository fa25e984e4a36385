import type { FeatureRoutes, Input, Output, RouteSpec } from '@quay/contract/route'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import type { Runtime } from '../runtime.ts'

/** Runs work in a transaction of its own, for the caller with the rights of that moment. It waits for its turn like any other call. */
export type Apart = <Result>(work: (tx: Tx, actor: Actor) => Promise<Result>) => Promise<Result>

/** What a handler of many documents works with: a transaction for each. */
interface ApartCall {
  apart: Apart
  runtime: Runtime
}

/** What a handler works with. Public routes have no actor: their type says so. */
export type Call<R extends RouteSpec> = Input<R> &
  (R extends { eachApart: true }
    ? ApartCall
    : {
        tx: Tx
        actor: R['permission'] extends 'public' ? null : Actor
        /** SHA-256 of the canonical body: what a document made by client id keeps. */
        hash: Buffer
        /** The body as it came, before it was checked. */
        json: unknown
      })

/** A feature's handlers: one for each of its routes, no more and no fewer. They translate only; rules live in commands. */
export type Handlers<F extends FeatureRoutes> = { [K in keyof F]: (call: Call<F[K]>) => Promise<Output<F[K]>> }
