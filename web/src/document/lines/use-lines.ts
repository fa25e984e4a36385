import { useLayoutEffect, useRef } from 'react'
import { documentText } from '../../text/kit/document.ts'
import { toast } from '../../ui/popup/toast.ts'
import { withChanged, withLine, withoutLine, withPutBack } from './edit-lines.ts'
import { focusLineSoon } from './walk-lines.ts'

interface Editing<L> {
  draft: { lines: readonly L[] }
  edit: (change: <D extends { lines: readonly L[] }>(draft: D) => D) => void
}

/** The lines of a document and what can be done with them. */
export interface Lines<L> {
  all: readonly L[]
  change: (key: string, patch: Partial<L>) => void
  /** Adds a line, or goes to the one that `isSame` (left out: has its key), which becomes what `again` makes of it. */
  add: (line: L, isSame?: (there: L) => boolean, again?: (there: L) => L) => void
  /** Takes a line out and offers to put it back. */
  remove: (key: string) => void
}

/** What a person does with the lines of a document that `useDocumentEditor` holds; `nameOf` is of the goods of a line. */
export function useLines<L extends { key: string }>(
  { draft, edit }: Editing<L>,
  nameOf: (line: L) => string,
): Lines<L> {
  // Removing a line reads the newest lines here, so the function never changes and React skips the lines that did not.
  const latest = useRef(draft.lines)
  useLayoutEffect(() => {
    latest.current = draft.lines
  }, [draft.lines])
  const put = (lines: (before: readonly L[]) => readonly L[]) =>
    edit(before => ({ ...before, lines: lines(before.lines) }))
  const change: Lines<L>['change'] = (key, patch) =>
    put(lines => withChanged(lines, key, line => ({ ...line, ...patch })))
  const add: Lines<L>['add'] = (line, isSame = there => there.key === line.key, again = there => there) => {
    put(lines => withLine(lines, line, isSame, again).lines)
    focusLineSoon(withLine(latest.current, line, isSame, again).key)
  }
  const remove: Lines<L>['remove'] = key => {
    const taken = withoutLine(latest.current, key)
    if (!taken) return
    put(lines => withoutLine(lines, key)?.lines ?? lines)
    toast.warning(documentText.removedLine(nameOf(taken.line)), {
      actions: [
        { label: documentText.undo, onSelect: () => put(lines => withPutBack(lines, taken.line, taken.place)) },
      ],
    })
  }
  return { all: draft.lines, change, add, remove }
}
