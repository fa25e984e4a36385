import { randomBytes } from 'node:crypto'

/** The address of a bill's public page: 128 random bits in 22 characters that fit a QR code and a URL. */
export const newSlug = (): string => randomBytes(16).toString('base64url')
