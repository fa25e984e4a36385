import { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { gppBookText } from '../../text/stock/gpp-book.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

const words = gppBookText.note

type FinishNoteProps = {
  /** The note and its version, as the book names it. */
  id: string
  onClose: () => void
  onDone: () => void
}

/** Writes the result of a complaint, a reaction, a recall or advice; or cancels one that was written by mistake. */
export function FinishNote({ id, onClose, onDone }: FinishNoteProps) {
  const { rights } = useSession()
  const [isCancelling, setCancelling] = useState(false)
  const [noteId, version] = id.split('_')
  const of = { params: { id: noteId! }, version: Number(version) }
  const done = () => {
    toast.success(words.saved)
    onDone()
  }
  const finish = useAction(gppBookRoutes.finishNote, { onDone: done, onClose, showError: shownHere })
  const cancel = useAction(gppBookRoutes.cancelNote, { onDone: done, onClose, showError: shownHere })
  if (isCancelling)
    return (
      <ReasonDialog
        title={words.cancelTitle}
        description={words.cancelHint}
        confirmLabel={words.cancel}
        keepLabel={words.keep}
        refusal={cancel.error?.message}
        busy={cancel.isPending}
        onConfirm={reason => cancel.mutate({ params: of.params, body: { version: of.version, reason } })}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={words.finishTitle}
      description={words.finishHint}
      reasonLabel={words.result}
      confirmLabel={words.save}
      keepLabel={words.keep}
      refusal={finish.error?.message}
      busy={finish.isPending}
      onConfirm={result => finish.mutate({ params: of.params, body: { version: of.version, result } })}
      onClose={onClose}
    >
      {isAllowed(rights, gppBookRoutes.cancelNote.permission) && (
        <div>
          <Button variant="link" onClick={() => setCancelling(true)}>
            {words.cancel}
          </Button>
        </div>
      )}
    </ReasonDialog>
  )
}
