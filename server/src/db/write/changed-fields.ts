type Fields = Record<string, unknown>

/** What differs between two states of a thing, for the log: only the changed fields, before and after. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = Object.keys(after).filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (fields: Fields) => Object.fromEntries(names.map(name => [name, fields[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}
