/** A VAT rate of the contract as people write it: "8%", KKKNT (không kê khai), KCT (không chịu thuế). */
export function describeVatRate(rate: number): string {
  if (rate === -1) return 'KKKNT'
  if (rate === -2) return 'KCT'
  return `${rate}%`
}
