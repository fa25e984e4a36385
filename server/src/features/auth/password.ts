import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Runtime } from '../../runtime.ts'

/** Half of the threads that files and names share: a flood of sign-ins leaves the other half to the shop. */
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** Runs slow work when one of the few places is free. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** Hashes a password or PIN with argon2id; any length counts in full. Takes long: run it outside a transaction. */
export const hashPassword = (cost: Runtime['passwordCost'], password: string): Promise<string> =>
  inTurn(() => hash(password, cost))

/** Whether the password or PIN fits the stored hash. Takes as long. */
export const passwordFits = (stored: string, password: string): Promise<boolean> =>
  inTurn(() => verify(stored, password))

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
