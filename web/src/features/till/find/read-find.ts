/** What was typed into the find box: how many, and what to look for. */
export interface FindText {
  /** 1 unless something like `5*` stands before. */
  quantity: number
  query: string
}

/** "5*para" → 5 of "para"; "para" → one. A quantity of nothing is passed over. */
export function readFind(text: string): FindText {
  const match = /^\s*(\d{1,6})\s*\*\s*(.*)$/.exec(text)
  return { quantity: Math.max(Number(match?.[1] ?? 1), 1), query: (match?.[2] ?? text).trim() }
}
