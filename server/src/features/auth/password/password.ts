import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Tx } from '../../../db/connection/transaction.ts'
import { countedAddress } from '../../../http/caller/counted-address.ts'
import { type Caller, makeTurns } from '../../../http/turns.ts'
import type { Runtime } from '../../../runtime.ts'
import type { SecretKeys } from '../../../secret-box.ts'
import { pepperWith, secretNamed } from './pepper.ts'

/** What hashing takes of the runtime: the cost, and the secrets of which the key of the pepper comes. */
export type PasswordKeys = Pick<Runtime, 'passwordCost' | 'secret' | 'oldSecrets'>

/** What argon2id costs at a shop's server, by OWASP: 19 MiB, two passes. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** `gone`: it was made with a secret that this server does not have, so that nothing can ever fit it. */
export type Fit = 'fits' | 'wrong' | 'gone'

/** Of all stores of this process, because they share the processors. */
const turns = makeTurns()

/** On whose account a password is hashed: the store of a signed-in caller, else the caller's address. */
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

/** Before the hash of argon2 stands which key was used; hashes of before the pepper begin with the hash itself. */
const written = /^k1\.([\w-]{8})(\$argon2.*)$/s

/**
 * Hashes a password or PIN with argon2id; any length counts in full. Takes long: run it outside a transaction. Throws
 * `store-busy` when too many of the payer's wait already.
 */
export async function hashPassword(
  { passwordCost, secret }: PasswordKeys,
  password: string,
  payer: Caller,
): Promise<string> {
  const { peppered, keyName } = pepperWith(secret, password)
  return `k1.${keyName}${await inTurn(payer, () => hash(peppered, passwordCost))}`
}

/** Whether the password or PIN fits the stored hash. Takes as long, and throws as hashing does. */
export async function checkPassword(keys: PasswordKeys, stored: string, password: string, payer: Caller): Promise<Fit> {
  const [, keyName, bare] = written.exec(stored) ?? []
  if (keyName === undefined) return fitOf(await inTurn(payer, () => verify(stored, password)))
  const secret = secretNamed(keys, keyName)
  if (secret === undefined) return 'gone'
  const { peppered } = pepperWith(secret, password)
  return fitOf(await inTurn(payer, () => verify(bare!, peppered)))
}

const fitOf = (fits: boolean): Fit => (fits ? 'fits' : 'wrong')

/** Whether a stored hash was made without a pepper, or with that of an older secret: it is made anew at its next use. */
export const isOldHash = ({ secret }: PasswordKeys, stored: string): boolean =>
  written.exec(stored)?.[1] !== pepperWith(secret, '').keyName

/** Work of the server itself, not for a caller. */
export const ownWork: Caller = { store: '', session: '' }

/** The names of the keys that this server has; hashes with another one fit nothing here. */
export const knownKeys = ({ secret, oldSecrets = [] }: SecretKeys): string[] =>
  [secret, ...oldSecrets].map(one => pepperWith(one, '').keyName)

/** What an unknown name is checked against, so that it takes as long as a known one. */
let dummy: Promise<string> | undefined
export function dummyHash(keys: PasswordKeys): Promise<string> {
  dummy ??= hashPassword(keys, 'no such person', ownWork)
  return dummy
}

/** Without signs that look alike when they are read aloud or copied by hand. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** So many random letters and digits: 5 bits each. */
export const randomSigns = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
