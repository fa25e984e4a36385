import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every app knows it: SHA-1, 30 seconds, 6 digits. */
const stepSeconds = 30
/** Steps before and after now that are taken too: phones are slow, and so are people. */
const slack = 1
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret: 160 bits in base 32. */
export function newTotpSecret(): string {
  let bits = ''
  for (const byte of randomBytes(20)) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{5}/g) ?? []).map(five => letters[Number.parseInt(five, 2)]).join('')
}

/** The address that an app reads from a QR code. */
export function totpUri(secret: string, username: string): string {
  return `otpauth://totp/${encodeURIComponent(`Quầy:${username}`)}?secret=${secret}&issuer=${encodeURIComponent('Quầy')}`
}

/** The code of a step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = mac[19]! & 0x0f
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The step whose code it is, later than the last one that was taken; null for a wrong, old or repeated code. */
export function totpStepOf(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const current = totpStepAt(now)
  for (let step = current - slack; step <= current + slack; step++) {
    const fits = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))
    if (fits && step > (lastStep ?? -1)) return step
  }
  return null
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map(letter => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(eight => Number.parseInt(eight, 2)))
}
