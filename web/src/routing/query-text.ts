/** `?a=1&b=x`, without what is empty. Texts stay texts: an address is for people to read and share. */
export function writeQuery(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return search.size === 0 ? '' : `?${search}`
}

/** The other way round. */
export function readQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}
