import { hash, verify } from '@node-rs/argon2'
import type { Runtime } from '../../runtime.ts'

/** Hashes a password with argon2id; any length counts in full. */
export const hashPassword = (cost: Runtime['passwordCost'], password: string): Promise<string> => hash(password, cost)

/** Whether the password fits the stored hash. */
export const passwordFits = (stored: string, password: string): Promise<boolean> => verify(stored, password)

/** What an unknown name is checked against, so that it takes as long as a known one. */
let dummy: Promise<string> | undefined
export function dummyHash(cost: Runtime['passwordCost']): Promise<string> {
  dummy ??= hash('no such person', cost)
  return dummy
}
