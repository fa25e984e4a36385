/**
 * A phone as people see it who may not see the whole: the first two digits and the last three (09••••123). One that
 * is too short to hide anything behind them is hidden altogether.
 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 8 ? '••••' : `${digits.slice(0, 2)}••••${digits.slice(-3)}`
}
