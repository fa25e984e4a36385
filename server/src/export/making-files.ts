import { newId } from '../db/new-id.ts'

/** This run of the server: what an earlier one was making is made by no server. */
export const thisRun = newId()

/** Files that this server makes at this moment, each with whether its maker stopped it. */
const making = new Map<string, { isStopped: boolean }>()

/** Notes that a file is being made; gives what tells whether it was stopped, and what ends the note. */
export function noteMaking(id: string): { isStopped: () => boolean; end: () => void } {
  const state = { isStopped: false }
  making.set(id, state)
  return { isStopped: () => state.isStopped, end: () => void (making.get(id) === state && making.delete(id)) }
}

/** Has the server stop within a portion of the rows of a file. */
export function stopMaking(id: string): void {
  const state = making.get(id)
  if (state) state.isStopped = true
}
