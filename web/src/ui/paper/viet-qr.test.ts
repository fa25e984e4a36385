import fc from 'fast-check'
import { QRPay } from 'vietnam-qr-pay'
import { describe, expect, it } from 'vitest'
import { vietQr } from './viet-qr.ts'

describe('vietQr', () => {
  // The published examples of NAPAS and of a second implementation, and two computed by hand.
  it.each([
    [
      { bankBin: '970403', accountNumber: '0011012345678', amount: 180_000, purpose: 'thanh toan don hang' },
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62230819thanh toan don hang6304',
    ],
    [
      { bankBin: '970415', accountNumber: '0011001932418', amount: 200_000, purpose: 'ung ho lu lut' },
      '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454062000005802VN62170813ung ho lu lut6304',
    ],
    [
      { bankBin: '970423', accountNumber: '9999999999' },
      '00020101021138540010A00000072701240006970423011099999999990208QRIBFTTA53037045802VN6304',
    ],
    [
      { bankBin: '970436', accountNumber: '0011002233445', amount: 150_000, purpose: 'HD001234' },
      '00020101021238570010A00000072701270006970436011300110022334450208QRIBFTTA530370454061500005802VN62120808HD00123463048DCC',
    ],
    [
      { bankBin: '970436', accountNumber: '0011002233445' },
      '00020101021138570010A00000072701270006970436011300110022334450208QRIBFTTA53037045802VN63044564',
    ],
  ])('%j', (transfer, expected) => {
    const text = vietQr(transfer)
    expect(text).not.toBeNull()
    expect(text!.slice(0, expected.length)).toBe(expected)
    expect(text).toHaveLength(expected.endsWith('6304') ? expected.length + 4 : expected.length)
  })

  it('folds the purpose to what every bank takes', () => {
    const text = vietQr({
      bankBin: '970436',
      accountNumber: '1',
      amount: 1,
      purpose: 'Thanh toán đơn: HD001234/Hải Đăng',
    })
    expect(text).toContain('0825Thanh toan don HD001234 H')
  })

  it.each([
    { bankBin: '97043', accountNumber: '1' },
    { bankBin: '', accountNumber: '1' },
    { bankBin: '970436', accountNumber: '' },
    { bankBin: '970436', accountNumber: '12 34' },
    { bankBin: '970436', accountNumber: '1'.repeat(20) },
    { bankBin: '970436', accountNumber: '1', amount: 0 },
    { bankBin: '970436', accountNumber: '1', amount: -1 },
    { bankBin: '970436', accountNumber: '1', amount: 1.5 },
    { bankBin: '970436', accountNumber: '1', amount: 1e13 },
    { bankBin: '970436', accountNumber: '1', amount: Number.NaN },
  ])('refuses %j', transfer => {
    expect(vietQr(transfer)).toBeNull()
  })

  it('gives a code that reads back as what went in, whatever the purpose', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 1e12 }),
        (purpose, amount) => {
          const text = vietQr({ bankBin: '970436', accountNumber: '0011002233445', amount, purpose })
          const read = new QRPay(text!)
          expect(read).toMatchObject({ isValid: true, amount: String(amount) })
          expect(read.consumer.bankNumber).toBe('0011002233445')
        },
      ),
    )
  })
})
