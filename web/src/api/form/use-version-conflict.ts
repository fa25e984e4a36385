import { useState } from 'react'
import type { ApiError } from '../api-error.ts'
import { useLastEditor } from './use-last-editor.ts'

/**
 * The record that a form edits, and the version that another person saved meanwhile. `catches` takes a refused
 * save and says whether it was for that; `accept` makes their version the one that is edited and gives it.
 */
export function useVersionConflict<Thing extends { id: string; version: number }>(first: Thing | null) {
  const [base, setBase] = useState(first)
  const [theirs, setTheirs] = useState<Thing | null>(null)
  const who = useLastEditor(theirs?.id ?? null)

  function catches(error: ApiError): boolean {
    if (error.code !== 'version-conflict') return false
    setTheirs(error.details.current as Thing)
    return true
  }
  function accept(current: Thing) {
    setBase(current)
    setTheirs(null)
  }
  return { base, theirs, who, catches, accept }
}
