/** The texts of a record as a form holds them: what is not there is empty. */
export function textsOf<Name extends string>(
  record: Readonly<Partial<Record<Name, string | null>>> | null,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map(name => [name, record?.[name] ?? ''])) as Record<Name, string>
}
