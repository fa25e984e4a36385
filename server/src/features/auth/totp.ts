import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every app knows it: SHA-1, 30 seconds, 6 digits. */
const stepSeconds = 30
/** Steps before and after now that are taken too: phones are slow, and so are people. */
const slack = 1

/** A new secret: 160 bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const generatorOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Quầy', label, algorithm: 'SHA1', digits: 6, period: stepSeconds, secret })

/** The address that an app reads from a QR code. */
export const totpUri = (secret: string, username: string): string => generatorOf(secret, username).toString()

/** The code of a step. */
export const totpCode = (secret: string, step: number): string =>
  generatorOf(secret).generate({ timestamp: step * stepSeconds * 1000 })

export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The step whose code it is, later than the last one that was taken; null for a wrong, old or repeated code. */
export function totpStepOf(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const current = totpStepAt(now)
  const generator = generatorOf(secret)
  for (let step = current - slack; step <= current + slack; step++) {
    const fits = generator.validate({ token: code, window: 0, timestamp: step * stepSeconds * 1000 }) === 0
    if (fits && step > (lastStep ?? -1)) return step
  }
  return null
}
