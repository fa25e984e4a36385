import { DomainError } from '../../db/domain-error.ts'

interface Running {
  employeeId: string
  done: number
  total: number
  isWriting: boolean
  isCancelled: boolean
}

const running = new Map<string, Running>()

/** Records how far the reading or taking over of a file is, and whether the user wants to stop it. */
export interface Progress {
  /** Throws `excel-cancelled` after a request to stop. */
  at(done: number): void
}

/**
 * Runs work on a file under an eye: others can ask how far it is, and stop it. Kept by the server that does it. Throws
 * `excel-busy` at once while the file is being taken over.
 */
export async function underWay<Result>(
  { id, employeeId, total, isWriting }: { id: string; employeeId: string; total: number; isWriting: boolean },
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  if (running.get(id)?.isWriting) throw new DomainError('excel-busy')
  const state: Running = { employeeId, done: 0, total, isWriting, isCancelled: false }
  running.set(id, state)
  try {
    return await work({
      at(done) {
        state.done = Math.min(done, total)
        if (state.isCancelled) throw new DomainError('excel-cancelled')
      },
    })
  } finally {
    if (running.get(id) === state) running.delete(id)
  }
}

/** How far the caller's own work on a file is. */
export function progressOf(id: string, employeeId: string) {
  const state = running.get(id)
  if (state?.employeeId !== employeeId) throw new DomainError('not-found', { kind: 'excel', id })
  return { done: state.done, total: state.total, isWriting: state.isWriting }
}

/** Asks the caller's own work on a file to stop at its next portion. */
export function cancelWork(id: string, employeeId: string): { isCancelled: boolean } {
  const state = running.get(id)
  if (state?.employeeId !== employeeId) throw new DomainError('not-found', { kind: 'excel', id })
  state.isCancelled = true
  return { isCancelled: true }
}
