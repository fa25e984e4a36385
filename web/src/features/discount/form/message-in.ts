/** The message of a list of a form, or of the first of its rows that has one. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message } = error as { message?: unknown }
  if (typeof message === 'string') return message
  for (const [key, inner] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : messageIn(inner)
    if (found) return found
  }
  return undefined
}
