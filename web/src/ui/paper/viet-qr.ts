import { fold } from '@quay/domain/text/fold'
import { QRPay } from 'vietnam-qr-pay'

export interface Transfer {
  /** Six digits of the bank. */
  bankBin: string
  accountNumber: string
  /** Đồng; left out, the payer types it. */
  amount?: number | undefined
  /** What the payer's bank writes beside it; folded to plain letters, at most 25. */
  purpose?: string | undefined
}

const longestPurpose = 25
const largestAmount = 9_999_999_999_999

/**
 * The text of a VietQR code, or null where the bank would not take it. The library checks nothing: a purpose that is
 * too long silently breaks the code, and a negative amount passes; so everything is held here, and the result is read
 * back (NAPAS, format of a VietQR code, 1.5.2).
 */
export function vietQr({ bankBin, accountNumber, amount, purpose = '' }: Transfer): string | null {
  if (!/^\d{6}$/.test(bankBin) || !/^[A-Za-z0-9]{1,19}$/.test(accountNumber)) return null
  if (amount !== undefined && !(Number.isInteger(amount) && amount > 0 && amount <= largestAmount)) return null
  const plain = plainPurpose(purpose)
  const text = QRPay.initVietQR({
    bankBin,
    bankNumber: accountNumber,
    ...(amount !== undefined && { amount: String(amount) }),
    ...(plain !== '' && { purpose: plain }),
  }).build()
  return new QRPay(text).isValid ? text : null
}

/** Letters, digits, spaces and hyphens: some banks drop the rest, others refuse it. */
function plainPurpose(purpose: string): string {
  const letters = [...purpose.normalize('NFC')].map(letter => {
    const plain = fold(letter)
    return letter === letter.toLowerCase() ? plain || letter : plain.toUpperCase()
  })
  return letters
    .join('')
    .replace(/[^A-Za-z0-9 -]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longestPurpose)
    .trimEnd()
}
