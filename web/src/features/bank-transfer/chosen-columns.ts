export const columnNames = ['date', 'credit', 'debit', 'content', 'balance', 'reference', 'way'] as const
export type ColumnName = (typeof columnNames)[number]

/** Without these no line can be read. */
export const neededColumns: readonly ColumnName[] = ['date', 'credit', 'content']

/** What a person chose so far: the row of titles and the columns by their places from 0; null is not chosen, or not there. */
export type ChosenColumns = { head: number } & Record<ColumnName, number | null>

/** What is sent of it; undefined while a needed column is not chosen. */
export function sentColumns({ head, date, credit, content, debit, balance, reference, way }: ChosenColumns) {
  if (date === null || credit === null || content === null) return undefined
  return { head, date, credit, content, debit, balance, reference, way }
}

/** What may be spelled as text is sent as text; anything else as its bytes. */
export async function readFile(file: File): Promise<{ text: string } | { content: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (/\.(csv|txt)$/i.test(file.name)) {
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
    } catch {
      // Letters of an old font: the server tells which.
    }
  }
  let letters = ''
  const portion = 0x8000
  for (let at = 0; at < bytes.length; at += portion) letters += String.fromCharCode(...bytes.subarray(at, at + portion))
  return { content: btoa(letters) }
}
