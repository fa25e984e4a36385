import type { InboundKind } from '@quay/contract/enumeration'
import { useEffect, useReducer, useRef } from 'react'
import type { KeptDraft } from '../../document/draft-slot.tsx'
import { editInbound } from './edit-inbound.ts'
import type { EditorState } from './editor-state.ts'

/** The state of an import being written. What the server does not have is kept in its slot with each change. */
export function useInboundEditor(draft: KeptDraft<EditorState>) {
  const [state, dispatch] = useReducer(editInbound, draft.begin)
  const ended = useRef(false)
  useEffect(() => {
    if (!ended.current) draft.keep(state.dirty ? state : null)
  }, [state, draft])

  /** The editor is done: nothing of it is kept any more, or (a first save of an unfinished draft) under another slot. */
  function end(moved?: { slot: string; state: EditorState }) {
    ended.current = true
    if (moved) draft.moveTo(moved.slot, moved.state)
    else draft.keep(null)
  }
  return { state, dispatch, end }
}

/** The kind of a new document as the address asks for it. */
export function askedKind(kind: string | undefined): InboundKind {
  return kind === 'OPENING' ? 'OPENING' : 'PURCHASE'
}
