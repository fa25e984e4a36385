import { useEffect, useEffectEvent, useState } from 'react'

interface WaitingPressOptions {
  /** What the press needs is there. */
  isReady: boolean
  /** What the press needs will not come. */
  isRefused: boolean
  act: () => void
}

/**
 * A press that may come before the answer it needs: it acts when the answer is there. A refusal takes it back, and so does whatever the person does
 * next; what changes by itself meanwhile, as a lot that is found for a line, does not.
 */
export function useWaitingPress({ isReady, isRefused, act }: WaitingPressOptions) {
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const goOn = useEffectEvent(act)
  useEffect(() => {
    if (pressedAt === null) return
    if (isReady || isRefused) {
      setPressedAt(null)
      if (isReady) goOn()
      return
    }
    const takeBack = (event: Event) => {
      const isOfThePress = event.timeStamp <= pressedAt || (event instanceof KeyboardEvent && event.repeat)
      if (!isOfThePress) setPressedAt(null)
    }
    for (const kind of deeds) document.addEventListener(kind, takeBack, { capture: true })
    return () => {
      for (const kind of deeds) document.removeEventListener(kind, takeBack, { capture: true })
    }
  }, [pressedAt, isReady, isRefused])
  // Never at once: what was changed in the same moment is drawn first, so the press is for what stands there then.
  const press = () => setPressedAt(performance.now())
  return { press, isWaiting: pressedAt !== null && !isReady && !isRefused }
}

const deeds = ['keydown', 'pointerdown'] as const
