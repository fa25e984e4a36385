/** Of the form in which slots are stored; another one is not read. */
const version = 1

/** A half-written document as text, with when it was written (epoch milliseconds). */
export const writeSlot = (state: object, now = Date.now()): string => JSON.stringify({ version, at: now, state })

/** When a stored slot was written; null where it does not say so, as those of earlier versions. */
export function writtenAt(text: string): number | null {
  try {
    const { at } = JSON.parse(text) as { at?: unknown }
    return typeof at === 'number' ? at : null
  } catch {
    return null
  }
}

/** The same slot, said to be written `now`; null where it cannot be read at all. */
export function dated(text: string, now: number): string | null {
  try {
    return JSON.stringify({ ...(JSON.parse(text) as object), at: now })
  } catch {
    return null
  }
}

/**
 * The state of a stored slot; null where there is none, or one whose fields are not those of `like`: an older version of
 * the editor wrote it. A plain field that the older version did not have yet is taken from `like`.
 */
export function readSlot<S extends object>(text: string | undefined, like: S): S | null {
  if (text === undefined) return null
  try {
    const stored = JSON.parse(text) as { version?: unknown; state?: unknown } | null
    return stored?.version === version && hasShapeOf(like, stored.state) ? { ...like, ...stored.state } : null
  } catch {
    return null
  }
}

/** Whether each list is there and each field of the kind that is expected; what may be empty may be anything. */
function hasShapeOf<S extends object>(like: S, value: unknown): value is Partial<S> {
  if (typeof value !== 'object' || value === null) return false
  const found = new Map(Object.entries(value))
  return Object.entries(like).every(([name, expected]) => {
    if (expected === undefined) return true
    if (!found.has(name)) return typeof expected !== 'object' || expected === null
    const is = found.get(name)
    if (Array.isArray(expected)) return Array.isArray(is)
    return expected === null || is === null || typeof is === typeof expected
  })
}
