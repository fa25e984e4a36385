import { createHash } from 'node:crypto'

/** SHA-256 of a body in canonical form (keys sorted, absent and undefined the same): equal content, equal hash. */
export function contentHash(body: unknown): Buffer {
  return createHash('sha256').update(canonical(body)).digest()
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value && typeof value === 'object')
    return `{${Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
      .join()}}`
  return JSON.stringify(value ?? null)
}
