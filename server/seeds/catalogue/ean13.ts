/** Twelve digits and their check digit: weights 1 and 3 from the left, modulo 10 (GS1 General Specifications). */
export function ean13(twelveDigits: string): string {
  const sum = [...twelveDigits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${twelveDigits}${(10 - (sum % 10)) % 10}`
}
