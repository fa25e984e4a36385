import { useSyncExternalStore } from 'react'
import { pendingQuestion, watchQuestion } from './confirm.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Shows the question that `confirm` asks. Mounted once, by KitProvider. */
export function ConfirmLayer() {
  const question = useSyncExternalStore(watchQuestion, pendingQuestion)
  if (!question) return null
  const { answer, ...words } = question
  return <ConfirmDialog {...words} open onClose={() => answer(false)} onConfirm={() => answer(true)} />
}
