/**
 * The last digit of a GS1 number (EAN-8, UPC-A, EAN-13, GTIN-14) from the digits before it: weights 3 and 1 from the right.
 * Throws RangeError for anything but digits.
 */
export function checkDigit(digits: string): number {
  if (!/^\d+$/.test(digits)) throw new RangeError(`not digits: ${digits}`)
  const sum = [...digits].toReversed().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
