import { fold } from '../text/fold.ts'

export interface WaitingTransfer {
  id: string
  accountId: string
  amount: number
  /** What the QR code put into the content. */
  reference: string
  billCode: string
}

export interface StatementLine {
  id: string
  accountId: string
  amount: number
  content: string
}

/**
 * Which transfer each line of a statement is: one of the same account and amount whose reference or bill code stands in the content.
 * A line that could be two, and one that names nothing, stays open for a person; nothing is matched by its amount alone.
 */
export function matchTransfers(
  lines: readonly StatementLine[],
  transfers: readonly WaitingTransfer[],
): { lineId: string; transferId: string }[] {
  const left = new Set(transfers)
  return lines.flatMap(line => {
    const content = keyOf(line.content)
    const fits = [...left].filter(
      one =>
        one.accountId === line.accountId &&
        one.amount === line.amount &&
        (content.includes(keyOf(one.reference)) || content.includes(keyOf(one.billCode))),
    )
    if (fits.length !== 1) return []
    left.delete(fits[0]!)
    return [{ lineId: line.id, transferId: fits[0]!.id }]
  })
}

/** Whether the content of a line names a document. */
export const namesCode = (content: string, code: string): boolean => keyOf(content).includes(keyOf(code))

/** Letters and digits alone: banks cut contents up and add marks of their own. */
const keyOf = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')
