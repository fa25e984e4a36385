import { describe, expect, it } from 'vitest'
import { makeScanReader, type ScanKey } from './scan-burst.ts'

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

/** Presses keys some milliseconds apart and gives what the last one was. */
function press(codes: string[], gap: number, read = makeScanReader(), over: Partial<ScanKey> = {}) {
  return codes.map((code, index) => read({ ...none, code, timeStamp: 1000 + index * gap, ...over })).at(-1)
}
const digits = (text: string) => [...text].map(digit => `Digit${digit}`)

describe('makeScanReader', () => {
  it('reads a burst that ends with Enter', () => {
    expect(press([...digits('8936001000126'), 'Enter'], 8)).toEqual({ kind: 'scan', text: '8936001000126' })
    expect(press([...digits('8936001000126'), 'Tab'], 8)).toEqual({ kind: 'scan', text: '8936001000126' })
  })

  it('leaves a person alone, also a quick one', () => {
    expect(press([...digits('8936001000126'), 'Enter'], 45)).toEqual({ kind: 'none' })
    expect(press(['KeyA', 'KeyB', 'Enter'], 10)).toEqual({ kind: 'none' })
  })

  it('waits a little for a late key once it is sure of a scanner', () => {
    const read = makeScanReader()
    const times = [0, 8, 16, 70, 78, 86, 140]
    const readings = times.map((timeStamp, index) =>
      read({ ...none, code: index === times.length - 1 ? 'Enter' : 'Digit7', timeStamp }),
    )
    expect(readings.at(-1)).toEqual({ kind: 'scan', text: '777777' })
  })

  it('needs the end as fast as the rest', () => {
    const read = makeScanReader()
    press(digits('8936001000126'), 8, read)
    expect(read({ ...none, code: 'Enter', timeStamp: 5000 })).toEqual({ kind: 'none' })
  })

  it('reads by the place of the keys, so that Telex cannot change dd into đ', () => {
    const codes = ['KeyV', 'KeyD', 'KeyD', 'Minus', ...digits('18'), 'Enter']
    expect(press(codes, 5)).toEqual({ kind: 'scan', text: 'vdd-18' })
    expect(press(codes, 5, makeScanReader(), { shiftKey: true })).toEqual({ kind: 'scan', text: 'VDD_!*' })
  })

  it('passes over the Shift that a scanner presses for capital letters', () => {
    const read = makeScanReader()
    const keys = ['ShiftLeft', 'KeyH', 'ShiftLeft', 'KeyH', 'Digit1', 'Digit2', 'Digit3', 'Enter']
    const shifted = new Set([1, 3])
    const last = keys.map((code, index) => read({ ...none, code, shiftKey: shifted.has(index), timeStamp: index * 6 }))
    expect(last.at(-1)).toEqual({ kind: 'scan', text: 'HH123' })
  })

  it('begins anew after a pause and after a key that writes nothing', () => {
    const read = makeScanReader()
    for (const [index, code] of digits('999').entries()) read({ ...none, code, timeStamp: index * 8 })
    expect(press([...digits('12345'), 'Enter'], 8, read)).toEqual({ kind: 'scan', text: '12345' })
    const other = makeScanReader()
    press(['Digit1', 'Digit2', 'F9'], 8, other)
    expect(other({ ...none, code: 'Digit3', timeStamp: 1020 })).toEqual({ kind: 'start' })
  })
})
