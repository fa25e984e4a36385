import { fold } from '@quay/domain/text/fold'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboboxOption, OptionSource } from './combobox.tsx'
import { searchProblem } from './search-problem.ts'

/** `problem`: why nothing could be asked for, in words. */
type Found<T> = { options: readonly T[]; searching: boolean; problem: string | null }
/** What was found, and for which words: what is typed since has another answer. */
type Answered<T> = { options: readonly T[]; problem: string | null; query: string | null }

const pauseBeforeAsking = 150
const mostShown = 100

/**
 * The options that match what is typed: filtered here when the list is given, asked for after a pause when not. Until the
 * answer is there, `searching`, those found before go on standing: nothing may be taken from them unseen.
 */
export function useOptions<T extends ComboboxOption>(source: OptionSource<T>, query: string, open: boolean): Found<T> {
  const asks = open && typeof source === 'function'
  const [answer, setAnswer] = useState<Answered<T>>({ options: [], problem: null, query: null })
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (typeof source !== 'function') return
    try {
      const options = await source(query, signal)
      if (!signal.aborted) setAnswer({ options, problem: null, query })
    } catch (error) {
      if (!signal.aborted) setAnswer({ options: [], problem: searchProblem(error), query })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new query asks anew
  useEffect(() => {
    if (!asks) return
    const control = new AbortController()
    const timer = setTimeout(() => ask(control.signal), pauseBeforeAsking)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [asks, query])
  if (typeof source === 'function') return { ...answer, searching: asks && answer.query !== query }
  const wanted = fold(query)
  const options = source.filter(option => fold(`${option.label} ${option.detail ?? ''}`).includes(wanted))
  return { options: options.slice(0, mostShown), searching: false, problem: null }
}
