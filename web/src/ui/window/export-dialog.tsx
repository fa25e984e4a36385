import type { ReactNode } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { madeFilesText } from '../../text/kit/made-files.ts'
import { Button } from '../button/button.tsx'
import { Note } from '../mark/note.tsx'
import { ProgressBar } from '../mark/progress-bar.tsx'
import { Dialog } from './dialog.tsx'

type ExportDialogProps = {
  title: string
  /** What will be in the file. */
  description: string
  state:
    | { status: 'idle' }
    | { status: 'running'; done: number; total: number }
    | { status: 'failed'; error: { message: string } }
  onStart: () => void
  onCancel: () => void
  onClose: () => void
  /** Has the file made while the person does something else. */
  onLater?: () => void
  /** What can be chosen before. */
  children?: ReactNode
}

/** Exports a list: what comes, how far it is, and a way to stop. Closing stops it too. */
export function ExportDialog({
  title,
  description,
  state,
  onStart,
  onCancel,
  onClose,
  onLater,
  children,
}: ExportDialogProps) {
  const isRunning = state.status === 'running'
  function close() {
    onCancel()
    onClose()
  }
  return (
    <Dialog
      sticky
      size="sm"
      title={title}
      description={description}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{isRunning ? kitText.stop : kitText.close}</Button>
          {onLater && <Button onClick={onLater}>{madeFilesText.later}</Button>}
          <Button variant="primary" busy={isRunning} onClick={onStart}>
            {kitText.makeExcel}
          </Button>
        </>
      }
    >
      {!isRunning && children}
      {state.status === 'failed' && (
        <Note tone="danger" alert>
          {state.error.message}
        </Note>
      )}
      {isRunning && <ProgressBar label={kitText.exporting} done={state.done} total={state.total} />}
    </Dialog>
  )
}
