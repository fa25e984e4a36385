/**
 * What the browser had no room for, or does not keep at all (storage switched off): it lives as long as the page.
 * Null is a record that was removed.
 */
const onThisPage = new Map<string, string | null>()

/** The text of a record, or null. */
export function readItem(key: string): string | null {
  const here = onThisPage.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a record; null removes it. Gives false where only this page will remember. */
export function writeItem(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    onThisPage.delete(key)
    return true
  } catch {
    onThisPage.set(key, text)
    return false
  }
}

/** The keys of all records. */
export function listKeys(): string[] {
  const here = [...onThisPage].flatMap(([key, text]) => (text === null ? [] : [key]))
  try {
    const kept = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return [...new Set([...kept.filter(key => onThisPage.get(key) !== null), ...here])]
  } catch {
    return here
  }
}

/** Forgets what only this page remembers: another tab wrote the record. */
export function forgetHere(key: string): void {
  onThisPage.delete(key)
}
