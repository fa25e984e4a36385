import type { Bits } from '../src/print/bits.ts'

/** What a printer would have done with bytes. */
export interface Printout {
  /** Rows of each paper up to its cut; `pulses` came before it. */
  papers: { bits: Bits; feeds: number }[]
  pulses: { pin: 2 | 5; on: number; off: number }[]
  cuts: number
}

/**
 * Reads ESC/POS as a printer does, and refuses what it does not know: a byte more would print as a letter.
 */
export function readEscPos(bytes: Uint8Array): Printout {
  const out: Printout = { papers: [], pulses: [], cuts: 0 }
  let rows: Uint8Array[] = []
  let width = 0
  let feeds = 0
  let at = 0
  const next = () => {
    const byte = bytes[at]
    if (byte === undefined) throw new Error('The bytes end in the middle of a command')
    at += 1
    return byte
  }
  const word = () => next() + next() * 256
  function endPaper() {
    if (rows.length === 0) {
      feeds = 0
      return
    }
    const all = new Uint8Array(rows.reduce((sum, { length }) => sum + length, 0))
    let place = 0
    for (const row of rows) {
      all.set(row, place)
      place += row.length
    }
    out.papers.push({ bits: { width, height: (all.length * 8) / width, bytes: all }, feeds })
    rows = []
    feeds = 0
  }
  while (at < bytes.length) {
    const start = at
    const command = next()
    if (command === 0x0a) feeds += 1
    else if (command === 0x1b) escaped(next())
    else if (command === 0x1d) grouped(next())
    else if (command === 0x1c && next() === 0x2e) continue
    else if (command !== 0x1c) throw new Error(`Byte ${command} at ${start} is no command`)
  }
  endPaper()
  return out

  function escaped(second: number) {
    if (second === 0x40) return
    if (second === 0x4d || second === 0x61) return void next()
    if (second === 0x70) {
      const pin = next() === 0 ? 2 : 5
      out.pulses.push({ pin, on: next() * 2, off: next() * 2 })
      return
    }
    throw new Error(`ESC ${second} is not known`)
  }
  function grouped(second: number) {
    if (second === 0x76) {
      if (next() !== 0x30 || next() !== 0x00) throw new Error('Another picture than a plain raster')
      const wide = word()
      const tall = word()
      if (width !== 0 && width !== wide * 8) throw new Error('The width changes within a paper')
      width = wide * 8
      if (at + wide * tall > bytes.length) throw new Error('The picture is cut off')
      rows.push(bytes.subarray(at, at + wide * tall))
      at += wide * tall
      return
    }
    if (second === 0x56) {
      const how = next()
      if (how !== 0 && how !== 1) throw new Error(`Cut ${how} is not known`)
      out.cuts += 1
      endPaper()
      return
    }
    throw new Error(`GS ${second} is not known`)
  }
}

/** Reads rows of labels in TSPL, strictly; 0 is black there and 1 here. */
export function readTspl(bytes: Uint8Array): { size: string; gap: string; labels: Bits[] } {
  const labels: Bits[] = []
  let [size, gap] = ['', '']
  let printed = 0
  let at = 0
  const line = () => {
    const end = bytes.indexOf(0x0a, at)
    if (end < 0) throw new Error('A line without an end')
    const text = String.fromCharCode(...bytes.subarray(at, end)).replace(/\r$/, '')
    at = end + 1
    return text
  }
  while (at < bytes.length) {
    const head = String.fromCharCode(...bytes.subarray(at, at + 48))
    const picture = /^BITMAP 0,0,(\d+),(\d+),0,/.exec(head)
    if (picture) {
      const [wide, tall] = [Number(picture[1]), Number(picture[2])]
      at += picture[0].length
      labels.push({ width: wide * 8, height: tall, bytes: bytes.slice(at, at + wide * tall).map(byte => ~byte) })
      at += wide * tall
      if (line() !== '') throw new Error('Something stands behind a picture')
      continue
    }
    const text = line()
    if (text.startsWith('SIZE ')) size = text
    else if (text.startsWith('GAP ')) gap = text
    else if (text === 'PRINT 1,1') printed += 1
    else if (text !== 'CLS' && text !== 'DIRECTION 1') throw new Error(`"${text}" is not known`)
  }
  if (printed !== labels.length) throw new Error('Not each label is printed once')
  return { size, gap, labels }
}
