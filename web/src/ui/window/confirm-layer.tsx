import { useSyncExternalStore } from 'react'
import { usePart } from '../use-part.ts'
import { pendingQuestion, watchQuestion } from './confirm.ts'
import { loadConfirmDialog } from './windows.ts'

/** Shows the question that `confirm` asks. Mounted once, by KitProvider. */
export function ConfirmLayer() {
  const question = useSyncExternalStore(watchQuestion, pendingQuestion)
  const ConfirmDialog = usePart(question !== null, loadConfirmDialog, () => {
    // A question must not stay unanswered for want of a network: the browser's own window asks it.
    const { title, description } = question!
    question!.answer(window.confirm(typeof description === 'string' ? `${title}\n${description}` : title))
  })
  if (!question || !ConfirmDialog) return null
  const { answer, ...words } = question
  return <ConfirmDialog {...words} onClose={() => answer(false)} onConfirm={() => answer(true)} />
}
