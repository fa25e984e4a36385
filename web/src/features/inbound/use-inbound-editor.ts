import type { InboundKind } from '@quay/contract/enumeration'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useBranchId, useProfile } from '../../api/session.ts'
import { editInbound } from './edit-inbound.ts'
import type { EditorState } from './editor-state.ts'
import { editorKey, keepEditor, readEditor } from './editor-storage.ts'

const pauseMs = 300

/**
 * The state of an import being written. What the server does not have is kept in the browser, under the draft's id or
 * `new`, a moment after each change and when the page goes; `begin` gives the state where nothing was kept.
 */
export function useInboundEditor(slot: string, begin: () => EditorState) {
  const key = editorKey(useProfile().id, useBranchId())
  const [state, dispatch] = useReducer(editInbound, null, () => readEditor(key, slot) ?? begin())
  const [ended, setEnded] = useState(false)
  const keep = useEffectEvent(() => {
    if (!ended) keepEditor(key, slot, state.dirty ? state : null)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state starts the pause again
  useEffect(() => {
    const timer = setTimeout(keep, pauseMs)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    const flush = () => keep()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  /** The editor is done: nothing of it is kept any more, or (a first save of an unfinished draft) under another slot. */
  function end(moved?: { slot: string; state: EditorState }) {
    setEnded(true)
    keepEditor(key, slot, null)
    if (moved) keepEditor(key, moved.slot, moved.state)
  }
  return { state, dispatch, end }
}

/** The kind of a new document as the address asks for it. */
export function askedKind(kind: string | undefined): InboundKind {
  return kind === 'OPENING' ? 'OPENING' : 'PURCHASE'
}
