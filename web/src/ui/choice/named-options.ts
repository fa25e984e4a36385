/** What has an id and a name, as a control offers it; `none` stands first and is nothing. */
export function namedOptions(
  items: ReadonlyArray<{ id: string; name: string }> = [],
  none?: string,
): { value: string; label: string }[] {
  const options = items.map(({ id, name }) => ({ value: id, label: name }))
  return none === undefined ? options : [{ value: '', label: none }, ...options]
}
