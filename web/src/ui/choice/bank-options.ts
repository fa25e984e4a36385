import { Banks } from 'vietnam-qr-pay'

/** Banks that still exist and whose accounts a VietQR code can name. */
export const bankOptions = Banks.filter(bank => !bank.deprecated && bank.vietQRStatus >= 0)
  .map(bank => ({ value: bank.bin, label: bank.shortName, detail: bank.name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'vi'))
