import type { ConfirmDialogProps } from './confirm-dialog.tsx'

export type Question = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'keepLabel' | 'tone'>
export type PendingQuestion = Question & { answer: (yes: boolean) => void }

let pending: PendingQuestion | null = null
const watchers = new Set<() => void>()

/** Asks in a dialog from anywhere (a route guard, a command) and gives the answer; one question at a time. */
export function confirm(question: Question): Promise<boolean> {
  pending?.answer(false)
  return new Promise(resolve => {
    setPending({
      ...question,
      answer: yes => {
        setPending(null)
        resolve(yes)
      },
    })
  })
}

/** The question that waits for an answer, for the layer that shows it. */
export function pendingQuestion(): PendingQuestion | null {
  return pending
}

/** Calls back when the question changes; gives the function that stops it. */
export function watchQuestion(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function setPending(next: PendingQuestion | null) {
  pending = next
  for (const watcher of watchers) watcher()
}
