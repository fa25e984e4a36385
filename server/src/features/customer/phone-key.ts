/** The digits by which a phone is found and kept apart: `+84 912…`, `84912…` and `0912…` are one. */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:0084|84)(?=\d{9,10}$)/, '0')
}

/** The digits of a search that is (a part of) a phone, however it is spaced; nothing for a search by words. */
export function phoneWord(keyword: string): string | undefined {
  if (!/^[\d+ .()-]*\d[\d+ .()-]*$/.test(keyword)) return undefined
  return phoneKey(keyword.trim().replace(/^\+84/, '0'))
}
