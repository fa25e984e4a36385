/**
 * How a copy is sealed. A line of JSON (`sealHeader`), then frames: four bytes with the length of the frame's content
 * (the highest bit marks the last frame), the content, 16 bytes of tag. A frame's nonce counts the frames and marks the
 * last, so none can be left out, exchanged or cut off; its key comes from the copy's own salt and the whole first line.
 * AES-256-GCM: of an encrypted copy the content is encrypted, of a signed one it stands as it is and is authenticated.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { StartError } from '../start/start-error.ts'
import type { CopyKey } from './copy-keys.ts'

export const sealHeader = z.object({
  format: z.literal('quay-copy'),
  version: z.literal(2),
  protection: z.enum(['signed', 'encrypted']),
  /** The name of the key that sealed it. */
  key: z.string().max(20),
  salt: z.string().max(60),
})
export type SealHeader = z.infer<typeof sealHeader>

const frameSize = 64 * 1024
/** No frame of ours is longer: a forged length must not fill the memory. */
const mostInFrame = 1024 * 1024
const tagLength = 16
const lastFlag = 0x80000000
const cipher = 'aes-256-gcm'

/** The first line of a new copy. */
export const newSealHeader = (protection: SealHeader['protection'], { name }: CopyKey): SealHeader => ({
  format: 'quay-copy',
  version: 2,
  protection,
  key: name,
  salt: randomBytes(32).toString('base64url'),
})

const frameKey = ({ key }: CopyKey, header: SealHeader) =>
  Buffer.from(hkdfSync('sha256', key, Buffer.from(header.salt, 'base64url'), JSON.stringify(header), 32))

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce[0] = isLast ? 1 : 0
  nonce.writeBigUInt64BE(BigInt(count), 4)
  return nonce
}

/** A copy as it lies in its file: the first line and the frames of what comes in. Memory stays that of a frame. */
export async function* sealed(
  content: AsyncIterable<Buffer>,
  header: SealHeader,
  copyKey: CopyKey,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(header)}\n`)
  const key = frameKey(copyKey, header)
  let count = 0
  const frame = (part: Buffer, isLast: boolean): Buffer => {
    const sealing = createCipheriv(cipher, key, nonceOf(count++, isLast))
    if (header.protection === 'signed') sealing.setAAD(part)
    const body = header.protection === 'signed' ? part : sealing.update(part)
    sealing.final()
    const length = Buffer.alloc(4)
    length.writeUInt32BE((part.length | (isLast ? lastFlag : 0)) >>> 0)
    return Buffer.concat([length, body, sealing.getAuthTag()])
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of content) {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk
    while (rest.length > frameSize) {
      yield frame(rest.subarray(0, frameSize), false)
      rest = rest.subarray(frameSize)
    }
  }
  yield frame(rest, true)
}

/**
 * What was sealed, frame by frame; nothing of a frame is given before its tag was checked. Without a key the content
 * of a signed copy is given unchecked. Throws StartError where a frame was altered, or the end is missing.
 */
export async function* unsealed(
  frames: AsyncIterable<Buffer>,
  header: SealHeader,
  copyKey: CopyKey | null,
  file: string,
): AsyncGenerator<Buffer> {
  const key = copyKey && frameKey(copyKey, header)
  let rest: Buffer = Buffer.alloc(0)
  let count = 0
  for await (const chunk of frames) {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk
    while (rest.length >= 4) {
      const word = rest.readUInt32BE(0)
      const [length, isLast] = [word & ~lastFlag, (word & lastFlag) !== 0]
      if (length > mostInFrame) throw altered(file)
      const end = 4 + length + tagLength
      if (rest.length < end) break
      const [body, tag] = [rest.subarray(4, 4 + length), rest.subarray(4 + length, end)]
      yield key ? openFrame(key, header, nonceOf(count, isLast), body, tag, file) : body
      count++
      rest = rest.subarray(end)
      if (!isLast) continue
      if (rest.length) throw altered(file)
      return
    }
  }
  throw new StartError(`${file} is cut off: its end is missing. Nothing was restored.`)
}

function openFrame(
  key: Buffer,
  { protection }: SealHeader,
  nonce: Buffer,
  body: Buffer,
  tag: Buffer,
  file: string,
): Buffer {
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAuthTag(tag)
  if (protection === 'signed') opening.setAAD(body)
  const plain = protection === 'signed' ? body : opening.update(body)
  try {
    opening.final()
  } catch {
    throw altered(file)
  }
  return plain
}

const altered = (file: string) =>
  new StartError(`${file} was altered or is damaged: its seal does not fit its content. Nothing was restored.`)
