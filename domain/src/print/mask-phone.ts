/** A phone as it may stand on paper: "0903 *** 218". What is masked already stays as it is. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/[ .()-]/g, '')
  if (!/^\+?\d{8,15}$/.test(digits)) return phone
  return `${digits.slice(0, -6)} *** ${digits.slice(-3)}`
}
