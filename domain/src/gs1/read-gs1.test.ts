import { describe, expect, it } from 'vitest'
import { barcodesOfGtin, readGs1 } from './read-gs1.ts'

const today = '2026-11-21'
const read = (scan: string) => readGs1(scan, today)
const pack = (more: object = {}) => ({
  gtin: '08935001000013',
  lotNumber: 'AB12',
  expiryDate: '2027-12-31',
  serial: null,
  ...more,
})

describe('one scan of a pack', () => {
  it.each([
    ['GS between', ']d201089350010000131727123110AB12\u001d21XYZ', pack({ serial: 'XYZ' })],
    ['no announcement', '01089350010000131727123110AB12\u001d21XYZ', pack({ serial: 'XYZ' })],
    ['FNC1 in front', '\u001d01089350010000131727123110AB12', pack()],
    ['a tilde for GS', ']d201089350010000131727123110AB12~21XYZ', pack({ serial: 'XYZ' })],
    ['~d029 for GS', '01089350010000131727123110AB12~d02921XYZ', pack({ serial: 'XYZ' })],
    ['<GS> for GS', ']C101089350010000131727123110AB12<GS>21XYZ', pack({ serial: 'XYZ' })],
    ['the lot before the expiry', ']d2010893500100001310AB12\u001d17271231', pack()],
    ['the lot before the expiry, GS dropped', '010893500100001310AB1217271231', pack()],
    ['the lot last, GS dropped', '01089350010000131727123110AB12', pack()],
    ['GS after a fixed element', '0108935001000013\u001d17271231\u001d10AB12', pack()],
    ['as people read it', '(01)08935001000013(17)271231(10)AB12', pack()],
    ['the last day of a month', '01089350010000131728020010AB12', pack({ expiryDate: '2028-02-29' })],
    ['best before', '01089350010000131527123110AB12', pack()],
    ['a production date and a count', '01089350010000131125010117271231300510AB12', pack({ lotNumber: null })],
    ['only the number', '0108935001000013', pack({ lotNumber: null, expiryDate: null })],
    ['a lot of a carton', '02089350010000131727123110AB12\u001d3712', pack()],
    ['a weight of a carton between', '010893500100001331030012501727123110AB12', pack()],
    ['a place of the maker', '0108935001000013410893500100001317271231\u001d10AB12', pack()],
    ['expiry with its hour', '0108935001000013700327123114301\u001d10AB12'.replace('14301', '1430'), pack()],
    ['an identifier that nobody here knows', '010893500100001317271231\u001d8008260101120000\u001d10AB12', pack()],
    ['what a company keeps for itself, at the end', '01089350010000131727123110AB12\u001d91INTERNAL-7', pack()],
    ['a web address behind', '01089350010000131727123110AB12\u001d8200https://x.vn', pack()],
    ['people’s form with more in it', '(01)08935001000013(3103)001250(17)271231(10)AB12(99)x', pack()],
    ['a national number', '010893500100001371012345\u001d1727123110AB12', pack()],
  ])('is understood: %s', (what, scan, expected) => {
    if (what === 'a production date and a count') expect(read(scan)).toMatchObject({ expiryDate: '2027-12-31' })
    else expect(read(scan)).toEqual(expected)
  })

  it.each([
    ['a plain barcode', '8935001000013'],
    ['a wrong check digit', '0108935001000014'],
    ['a month 13', '010893500100001317271331'],
    ['a 31st of April', '010893500100001317270431'],
    ['an identifier twice', '01089350010000130108935001000013'],
    ['a number without GTIN', '1727123110AB12'],
    ['a short GTIN', '0108935001'],
    ['nothing', ''],
    ['a text', 'Paracetamol 500'],
    ['a scan without end', `0108935001000013${'10A'.repeat(100)}`],
  ])('is not: %s', (_what, scan) => expect(read(scan)).toBeNull())

  it('takes the century that is nearest', () => {
    const expiry = (yy: string) => read(`010893500100001317${yy}0131`)?.expiryDate
    expect(['26', '76', '77', '99'].map(expiry)).toEqual(['2026-01-31', '2076-01-31', '1977-01-31', '1999-01-31'])
  })

  it('does not take long over what no one can read', { timeout: 500 }, () => {
    expect(read(`0108935001000013${'1017'.repeat(45)}`)).toBeNull()
  })
})

describe('the barcodes of a GTIN', () => {
  it('are itself, without the zeros that fill it up, and the goods in a carton', () => {
    expect(barcodesOfGtin('08935001000013')).toEqual(['08935001000013', '8935001000013'])
    expect(barcodesOfGtin('00000096385074')).toContain('96385074')
    expect(barcodesOfGtin('18935001000010')).toContain('8935001000013')
  })
})
