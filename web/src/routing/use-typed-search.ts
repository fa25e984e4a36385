import { useEffect, useEffectEvent, useState } from 'react'
import { useAddress } from './use-address.ts'

const pauseMs = 250

type TypedSearch = {
  value: string
  onChange: (text: string) => void
  /** Puts the words into the address without the pause. */
  keep: () => void
  /** The address holds what the field shows. */
  isKept: boolean
}

/** The search word of a list: shown as typed, put into the address (`keyword`) after a pause, first page again. */
export function useTypedSearch(): TypedSearch {
  const { query, change } = useAddress()
  const kept = query.keyword ?? ''
  const [typed, setTyped] = useState(kept)
  const [last, setLast] = useState(kept)
  // Back and forward change the address under the field.
  if (kept !== last) {
    setLast(kept)
    setTyped(kept)
  }
  const isKept = typed.trim() === kept
  function keep() {
    if (isKept) return
    setLast(typed.trim())
    change({ keyword: typed.trim(), cursor: undefined }, { replace: true })
  }
  const keepAfterPause = useEffectEvent(keep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text starts the pause again
  useEffect(() => {
    const timer = setTimeout(keepAfterPause, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { value: typed, onChange: setTyped, keep, isKept }
}
