import { hkdfSync } from 'node:crypto'
import type { SecretKeys } from '../secret-box.ts'

/** A key that seals copies, and the name by which a copy says which one it needs; the name tells nothing about it. */
export interface CopyKey {
  name: string
  key: Buffer
}

/** What a copy is sealed with. With a recovery key it is encrypted, else only signed, by the shop's secret. */
export interface CopyKeys {
  secrets: SecretKeys
  recovery: CopyKey | null
}

const derived = (from: string, purpose: string): CopyKey => {
  const bytes = Buffer.from(hkdfSync('sha256', from, 'quay', purpose, 32 + 4))
  return { key: bytes.subarray(0, 32), name: bytes.subarray(32).toString('hex').toUpperCase() }
}

/** The key of a recovery key as it is printed (domain/recovery); drawn by chance, so no slow derivation is needed. */
export const recoveryKeyOf = (printed: string): CopyKey => derived(printed, 'copies v2 recovery')

/** The keys that may have signed a copy of this shop, the newest first. */
export const signingKeysOf = ({ secret, oldSecrets = [] }: SecretKeys): CopyKey[] =>
  [secret, ...oldSecrets].map(one => derived(one, 'copies v2 signed'))
