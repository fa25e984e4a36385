import { useEffect, useRef } from 'react'
import { useIsHere } from '../../ui/use-is-here.ts'
import type { KeptDraft } from './draft-slot.tsx'

/**
 * Keeps what stands in a sheet in its slot with each change, from the first one on: it is there again when the sheet is
 * opened, after a reload too. `forget` empties the slot after it was saved, `done` closes the sheet too; `drop` closes it and forgets what was changed here.
 */
export function useKeptSheet<S extends object>(kept: KeptDraft<S>, state: S, onClose: () => void) {
  const isEnded = useRef(false)
  const isHere = useIsHere()
  const { begin, keep } = kept
  const isChanged = state !== begin
  useEffect(() => {
    if (!isEnded.current && state !== begin) keep(state)
  }, [state, begin, keep])
  /** After it was given up, the slot may hold what was opened next. */
  function forget() {
    if (isEnded.current) return
    isEnded.current = true
    keep(null)
  }
  function done() {
    forget()
    if (isHere.current) onClose()
  }
  return { isChanged, done, forget, drop: () => (isChanged ? done() : onClose()) }
}
