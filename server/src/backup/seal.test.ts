import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { recoveryKeyOf } from './copy-keys.ts'
import { newSealHeader, type SealHeader, sealed, unsealed } from './seal.ts'

const key = recoveryKeyOf('a key as it is printed')
const content = randomBytes(200_000)

async function all(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = []
  for await (const part of parts) read.push(part)
  return Buffer.concat(read)
}
/** In pieces that fit no frame, as a disk gives them. */
const pieces = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 7001) }, (_, i) => bytes.subarray(i * 7001, (i + 1) * 7001)),
  )

const seal = (header: SealHeader, bytes = content) => all(sealed(pieces(bytes), header, key))

/** What opening gives for a whole file. */
async function open(file: Buffer, with_ = key): Promise<Buffer> {
  const end = file.indexOf(10) + 1
  const header = JSON.parse(file.toString('utf8', 0, end)) as SealHeader
  return all(unsealed(pieces(file.subarray(end)), header, with_, 'copy'))
}

describe.each(['signed', 'encrypted'] as const)('a %s copy', kind => {
  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('of %i bytes opens as what it was', async size => {
    const part = content.subarray(0, size)
    expect((await open(await seal(newSealHeader(kind, key), part))).equals(part)).toBe(true)
  })

  it('is refused with one bit changed, a frame left out, exchanged or repeated, its end cut off or more behind it', async () => {
    const whole = await seal(newSealHeader(kind, key))
    const start = whole.indexOf(10) + 1
    const frame = 4 + 65_536 + 16
    const at = (n: number) => whole.subarray(start + n * frame, Math.min(start + (n + 1) * frame, whole.length))
    const head = whole.subarray(0, start)
    const forged = [
      Buffer.concat([head, at(1), at(2), at(3)]),
      Buffer.concat([head, at(1), at(0), at(2), at(3)]),
      Buffer.concat([head, at(0), at(0), at(1), at(2), at(3)]),
      Buffer.concat([head, at(0), at(1)]),
      Buffer.concat([head, at(3)]),
      whole.subarray(0, -1),
      whole.subarray(0, start),
      Buffer.concat([whole, Buffer.from('x')]),
      Buffer.from(whole.toString('latin1').replace(/"salt":"..../, '"salt":"____'), 'latin1'),
    ]
    for (const place of [0, 3, 4, 5_000, frame - 1, frame, 3 * frame + 4, whole.length - start - 1]) {
      const bit = Buffer.from(whole)
      bit[start + place]! ^= 1
      forged.push(bit)
    }
    for (const [number, file] of forged.entries())
      await expect(open(file), String(number)).rejects.toThrow(/was altered or is damaged|is cut off/)
  })

  it('is refused as the other kind, and with another key', async () => {
    const whole = await seal(newSealHeader(kind, key))
    const other = kind === 'signed' ? 'encrypted' : 'signed'
    const renamed = Buffer.from(whole.toString('latin1').replace(`"${kind}"`, `"${other}"`), 'latin1')
    await expect(open(renamed)).rejects.toThrow(/was altered/)
    await expect(open(whole, recoveryKeyOf('another key'))).rejects.toThrow(/was altered/)
  })
})

it('shows nothing of its content when encrypted', async () => {
  const text = Buffer.from('Nguyễn Thị Lan 0912345678\n'.repeat(1_000))
  expect((await seal(newSealHeader('signed', key), text)).includes('0912345678')).toBe(true)
  expect((await seal(newSealHeader('encrypted', key), text)).includes('0912345678')).toBe(false)
})

it('a length that no copy has does not fill the memory', async () => {
  const whole = await seal(newSealHeader('encrypted', key))
  whole.writeUInt32BE(0x7fffffff, whole.indexOf(10) + 1)
  await expect(open(whole)).rejects.toThrow(/was altered/)
})
