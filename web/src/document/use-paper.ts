import { useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Prints one of a document's papers: `print(which)` draws it, opens the printer's dialog and takes it away again.
 * `printing` says which one to draw, null for none.
 */
export function usePaper<Paper extends string>() {
  const [printing, setPrinting] = useState<Paper | null>(null)
  function print(paper: Paper) {
    flushSync(() => setPrinting(paper))
    window.print()
    setPrinting(null)
  }
  return { printing, print }
}
