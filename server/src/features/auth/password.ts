import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Tx } from '../../db/transaction.ts'
import { countedAddress } from '../../http/counted-address.ts'
import { type Caller, makeTurns } from '../../http/turns.ts'
import type { Runtime } from '../../runtime.ts'

/** Of all stores of this process: the processors are shared, whoever asks. */
const turns = makeTurns()

/** On whose account a password is hashed: the store that somebody is signed in to, else the address that asks. */
export function payerOf({ actor, storeId, origin }: Pick<Tx, 'actor' | 'storeId' | 'origin'>): Caller {
  return actor ? { store: storeId, session: actor.sessionId } : { store: countedAddress(origin.address), session: '' }
}

/** Runs slow work when it is the payer's turn. Throws `store-busy`. */
async function inTurn<Result>(payer: Caller, work: () => Promise<Result>): Promise<Result> {
  const leave = await turns.take('hash', payer)
  try {
    return await work()
  } finally {
    leave()
  }
}

/**
 * Hashes a password or PIN with argon2id; any length counts in full. Takes long: run it outside a transaction. Throws
 * `store-busy` when too many of the payer's wait already.
 */
export const hashPassword = (cost: Runtime['passwordCost'], password: string, payer: Caller): Promise<string> =>
  inTurn(payer, () => hash(password, cost))

/** Whether the password or PIN fits the stored hash. Takes as long, and throws as hashing does. */
export const passwordFits = (stored: string, password: string, payer: Caller): Promise<boolean> =>
  inTurn(payer, () => verify(stored, password))

/** What an unknown name is checked against, so that it takes as long as a known one. */
let dummy: Promise<string> | undefined
export function dummyHash(cost: Runtime['passwordCost']): Promise<string> {
  dummy ??= hash('no such person', cost)
  return dummy
}

/** Without signs that look alike when they are read aloud or copied by hand. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** So many random letters and digits: 5 bits each. */
export const randomSigns = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
