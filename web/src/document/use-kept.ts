import { useEffect, useRef } from 'react'
import type { KeptDraft } from './draft-slot.tsx'

/**
 * Keeps an editor's state in its slot with each change, from the first one on. `end` forgets it: the document was saved,
 * deleted or given up, and nothing is kept any more.
 */
export function useKept<S extends object>(draft: KeptDraft<S>, state: S): { end: () => void } {
  const ended = useRef(false)
  const { begin, keep } = draft
  useEffect(() => {
    if (!ended.current && state !== begin) keep(state)
  }, [state, begin, keep])
  return {
    end: () => {
      ended.current = true
      keep(null)
    },
  }
}
