const livesMs = 60_000
const tokens = new Map<string, readonly string[]>()

/** What people with more rights allowed for a sale that is being paid, by its id. Good for a minute, so never stored. */
export const overridesOf = (id: string): readonly string[] => tokens.get(id) ?? []

export function addOverride(id: string, token: string): void {
  tokens.set(id, [...overridesOf(id), token])
  setTimeout(() => tokens.delete(id), livesMs)
}
