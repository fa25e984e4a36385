import Ban from 'lucide-react/icons/ban'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useState } from 'react'
import { documentText } from '../text/kit/document.ts'
import { Button } from '../ui/button/button.tsx'
import { Refusal } from '../ui/mark/refusal.tsx'
import { Card } from '../ui/page/card.tsx'
import { FoldedActions } from '../ui/page/folded-actions.tsx'
import { type Crumb, PageHead } from '../ui/page/page-head.tsx'
import { SideFoot } from '../ui/page/side-foot.tsx'
import { ConflictNote } from '../ui/window/conflict-note.tsx'
import type { Ending } from './ending.ts'
import { describeProblem, type Problem } from './problem.ts'
import type { DocumentEditing } from './use-document-editor.ts'
import type { Editable } from './written.ts'

type Editing<S> = Pick<
  DocumentEditing<Editable, never>,
  | 'draft'
  | 'isDirty'
  | 'saving'
  | 'draftKey'
  | 'finishKey'
  | 'saveDraft'
  | 'finish'
  | 'drop'
  | 'who'
  | 'takeTheirs'
  | 'saveOverTheirs'
  | 'retry'
> & { theirs: S | null }

type DocumentEditorProps<S> = {
  editing: Editing<S>
  title: string
  crumbs: readonly Crumb[]
  /** State of the document, and what it was made of. */
  meta: ReactNode
  /** Rarer actions of this kind of document. */
  actions?: ReactNode
  /** What ends a stored draft; left out where one may not. */
  ending?: Ending | false
  /** What stands in the version of a colleague, in words. */
  describeTheirs: (theirs: S) => readonly string[]
  /** Above the lines: what is to be minded. */
  notes?: ReactNode
  /** Cards of the side column above the one with the main button. */
  cards?: ReactNode
  /** What stands in the card above the main button. */
  side: ReactNode
  problem: Problem | null
  finishIcon: ReactNode
  /** The lines. */
  children: ReactNode
}

/**
 * The page on which a document is written: lines on the left, what belongs to all of it on the right, and under that the
 * main button, in sight however long the lines are.
 */
export function DocumentEditor<S>(props: DocumentEditorProps<S>) {
  const { editing, title, crumbs, meta, actions, ending, describeTheirs, notes, cards, side, problem, children } = props
  const { draft, isDirty, saving, draftKey, finishKey, theirs } = editing
  const [isEnding, setEnding] = useState(false)
  const main = {
    variant: 'primary',
    size: 'xl',
    icon: props.finishIcon,
    busy: saving,
  } as const
  const rarer = [
    ...(isDirty && draft.lines.length > 0
      ? [{ id: 'drop', label: documentText.dropChanges, icon: <RotateCcw />, onSelect: () => void editing.drop() }]
      : []),
    ...(ending && draft.version !== null
      ? [{ id: ending.id, label: ending.label, icon: <Ban />, danger: true, onSelect: () => setEnding(true) }]
      : []),
  ]
  return (
    <>
      <PageHead
        title={title}
        crumbs={crumbs}
        meta={
          <>
            {meta}
            {isDirty && <span className="text-12 text-ink-3">{documentText.unsaved}</span>}
          </>
        }
        actions={
          <>
            {actions}
            <FoldedActions actions={rarer} />
            {finishKey !== null && (
              <Button keyHint="Ctrl+S" busy={saving} onClick={editing.saveDraft}>
                {draftKey}
              </Button>
            )}
          </>
        }
      />
      <div className="mb-4 grid gap-3 empty:hidden">
        {theirs && (
          <ConflictNote
            who={editing.who}
            changes={describeTheirs(theirs)}
            onReload={() => void editing.takeTheirs()}
            onOverwrite={editing.saveOverTheirs}
          />
        )}
        {notes}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_308px]">
        <div className="grid min-w-0 gap-4">{children}</div>
        <div className="grid gap-4 lg:sticky lg:top-0">
          {cards}
          <Card>
            <div className="grid gap-3">
              {side}
              <SideFoot>
                <Refusal onRetry={editing.retry}>{problem && describeProblem(problem)}</Refusal>
                {finishKey === null ? (
                  <Button {...main} keyHint="Ctrl+S" onClick={editing.saveDraft}>
                    {draftKey}
                  </Button>
                ) : (
                  <Button {...main} keyHint="F9" onClick={editing.finish}>
                    {finishKey}
                  </Button>
                )}
              </SideFoot>
            </div>
          </Card>
        </div>
      </div>
      {ending && isEnding && ending.window(() => setEnding(false))}
    </>
  )
}
