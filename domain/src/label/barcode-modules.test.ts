import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barcodeModules } from './barcode-modules.ts'
import { checkDigit } from './check-digit.ts'

describe('the check digit', () => {
  it.each([
    ['400638133393', 1],
    ['590123412345', 7],
    ['9638507', 4],
    ['03600029145', 2],
  ])('of %s is %i', (digits, digit) => expect(checkDigit(digits)).toBe(digit))
  it('is of digits alone', () => expect(() => checkDigit('12a')).toThrow(RangeError))
})

describe('EAN-13', () => {
  it('is 95 modules wide, as the standard draws 5901234123457', () => {
    expect(barcodeModules('5901234123457')).toEqual({
      kind: 'EAN13',
      quiet: 11,
      modules: '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    })
  })
  it('with a wrong check digit is only a number', () => {
    expect(barcodeModules('5901234123458')?.kind).toBe('CODE128')
  })
})

/** The widths of bars and spaces, in turn. */
const runsOf = (modules: string) => (modules.match(/1+|0+/g) ?? []).map(run => run.length)

describe('Code 128', () => {
  it('draws what the standard does: start B, the letters, the check symbol, the stop', () => {
    // PJJ123C in set B sums up to 879, which leaves 55.
    const { modules } = barcodeModules('PJJ123C')!
    const runs = runsOf(modules).join('')
    expect(runs.slice(0, 6)).toBe('211214')
    expect(runs.slice(-13, -7)).toBe('311321')
    expect(runs.slice(-7)).toBe('2331112')
    expect(modules).toHaveLength(9 * 11 + 13)
  })
  it('puts digits in pairs', () => {
    expect(barcodeModules('123456')!.modules).toHaveLength(11 * (1 + 3 + 1) + 13)
  })
  it('of anything printable has whole symbols of three bars, and begins and ends dark', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.integer({ min: 0x20, max: 0x7e }).map(code => String.fromCharCode(code)),
          minLength: 1,
          maxLength: 40,
        }),
        text => {
          const found = barcodeModules(text)!
          if (found.kind === 'EAN13') return
          const { modules } = found
          expect((modules.length - 13) % 11).toBe(0)
          expect([modules[0], modules.at(-1)]).toEqual(['1', '1'])
          expect(Math.max(...runsOf(modules))).toBeLessThanOrEqual(4)
        },
      ),
    )
  })
  it.each(['', 'ế', 'a\nb'])('cannot say %j', text => expect(barcodeModules(text)).toBeNull())
})
