/** The digits by which a phone is found and kept apart: `+84 912…`, `84912…` and `0912…` are one. */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:0084|84)(?=\d{9,10}$)/, '0')
}
