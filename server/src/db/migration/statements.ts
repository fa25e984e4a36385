/**
 * Splits a migration file into its statements, so that each goes as a protocol message of its own (a cluster needs
 * that). A statement ends with `;` at the end of a line, outside of a `$$` body.
 */
export function statements(sql: string): string[] {
  const found: string[] = []
  let current = ''
  let inBody = false
  for (const line of sql.split('\n')) {
    if (!current && (line.trim() === '' || line.startsWith('--'))) continue
    current += `${line}\n`
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) inBody = !inBody
    if (!inBody && /;\s*(--.*)?$/.test(line)) {
      found.push(current.trim())
      current = ''
    }
  }
  if (current.trim()) found.push(current.trim())
  return found
}
